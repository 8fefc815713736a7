import { createHmac } from 'node:crypto';
import { errorCodes, type AnswerFailure } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { visitorAsking, type Asker } from '../answers/asker.ts';
import { begin } from '../answers/begin.ts';
import { closedBecause } from '../answers/closedBecause.ts';
import { publicLimits } from '../answers/limits.ts';
import { answerPage } from '../answers/sharedAnswer.ts';
import { STOPPED } from '../assistants/load.ts';
import { kbBot, type AssistantRow } from '../assistants/schema.ts';
import { Failure } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import type { Services } from '../platform/services.ts';
import { apiOf, noteError } from './accounts.ts';
import { because, unreadable } from './because.ts';
import type { PlatformAnswer } from './platform.ts';
import { backWithAssistant, canHandOver, handOver, takenByPeople, takenMeanwhile } from './people.ts';
import { platforms } from './platforms.ts';
import { fromOutside } from './plainText.ts';
import { channelDelivery, channelMessage, kbBotChannel, type ChannelMessageRow, type ChannelRow } from './schema.ts';
import { hasPictures, sourcesOf } from './sourcesOf.ts';
import { didYouMean, nothingAsked, picturesAt, textOnly } from './words.ts';

/** Answers that fail for a reason that passes are tried so many times. */
const MOST_TRIES = 3;
/** Seconds that a message may wait for its turn. */
const SOON = 600;
/** Milliseconds before the next try, and between two updates of an answer that is shown while it is written. */
const later = 2_000;
const streamPause = 700;

interface Work {
  services: Services;
  message: ChannelMessageRow;
  channel: ChannelRow;
}

/** Answers one claimed message and puts the reply into the outbox. */
export async function answerMessage(services: Services, id: string): Promise<void> {
  const [found] = await services.db
    .select({ message: channelMessage, channel: kbBotChannel, bot: kbBot })
    .from(channelMessage)
    .innerJoin(kbBotChannel, eq(kbBotChannel.id, channelMessage.channelId))
    .innerJoin(kbBot, eq(kbBot.id, kbBotChannel.kbBotId))
    .where(eq(channelMessage.id, id));
  if (!found) return;
  const { message, channel, bot } = found;
  const work = { services, message, channel };
  const closed = await closedTo(services, channel, bot);
  if (closed !== undefined) return await ignore(work, closed);
  try {
    const served = await takenByPeople(services, message, bot);
    if (served === 'taken') return;
    if (message.question === '') {
      await noteUnanswered(work, unreadable(message.kind));
      return await store(work, { text: message.kind === 'text' ? nothingAsked : textOnly, sources: [] }, undefined);
    }
    if (served === 'ended') return await store(work, { text: backWithAssistant, sources: [] }, undefined);
    await answer(work, bot);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await failed(work, { errorCode: error.code, errorMessage: error.message }, error.details.retryAfter);
  }
}

/** Why nobody is answered through this channel (HOOK-03); undefined when everybody is. */
async function closedTo({ db }: Services, channel: ChannelRow, bot: AssistantRow): Promise<string | undefined> {
  if (channel.status !== 'enabled') return because.disabled;
  if (bot.status !== 'enabled') return STOPPED;
  if (bot.permission === 'private') return '助手未发布';
  return closedBecause(db, bot);
}

async function ignore({ services, message, channel }: Work, reason: string): Promise<void> {
  await services.db.update(channelMessage).set({ state: 'ignored' }).where(eq(channelMessage.id, message.id));
  await noteUnanswered({ services, message, channel }, reason);
  await noteError(services, channel.id, reason);
}

const noteUnanswered = ({ services, message }: Work, unanswered: string) =>
  services.db.update(channelMessage).set({ unanswered }).where(eq(channelMessage.id, message.id));

/** A person on a platform is an anonymous visitor of the assistant: the same one at every message. */
export function askerOf({ secret }: Services, channel: ChannelRow, conversation: string): Asker {
  const id = createHmac('sha256', secret)
    .update(`channel:${channel.id}:${channel.account}:${conversation}`)
    .digest('hex');
  return visitorAsking(id.slice(0, 32));
}

async function answer(work: Work, bot: AssistantRow): Promise<void> {
  const { services, message, channel } = work;
  const asker = askerOf(services, channel, message.conversation);
  const handsOver = await canHandOver(services, channel, bot);
  const events = await begin(
    services,
    {
      bot,
      asker,
      side: 'web',
      source: channel.channel,
      handsOver,
      question: message.question,
      again: message.attempts > 0 ? (message.messageId ?? undefined) : undefined,
      closed: undefined,
      allowed: () => allow(services, `channel:minute:${asker.userId}`, publicLimits.minute),
    },
    // A killed process's next goes on with the same answer; only one that failed is begun anew.
    { idempotencyKey: `${message.id}.${message.attempts}`, comesBack: true, signal: services.stopping },
  );
  const shown = growing(work);
  const { PUBLIC_ORIGIN: pages, FILE_ORIGIN: files } = services.config;
  const outside = (markdown: string) => fromOutside(markdown, { pages, files });
  let text = '';
  for await (const event of events) {
    if ('errorCode' in event) return await failed(work, event, undefined, event.id);
    text += typeof event.answer === 'string' ? event.answer : (event.answer?.content ?? '');
    if (event.status === 'finished') {
      await shown.end();
      const handed = handsOver && event.answerSource === 'handOff';
      const page = answerPage(services, bot, event.id);
      const sources = sourcesOf(event.sentenceMap);
      if (page && hasPictures(event.sentenceMap)) text += `\n\n${picturesAt(page)}`;
      if (event.didYouMean) text += `\n\n${didYouMean(event.didYouMean)}`;
      return await store(work, { text: outside(text), sources, page }, event.id, handed);
    }
    shown.show(outside(text));
  }
  // The server stops: the next one goes on.
}

/** Shows an answer while it is written, where the platform can; what goes wrong there costs nothing but the view. */
function growing({ services, message, channel }: Work) {
  const platform = platforms[channel.channel];
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  let shownAt = -Infinity;
  let off = platform.stream === undefined || platform.streams?.(channel) === false;
  const update = async (content: string) => {
    try {
      const api = await apiOf(services, channel);
      const { id, address } = message;
      // What grows is the first part; what follows leaves when the answer is whole.
      const [first = ''] = platform.render({ text: content, sources: [] });
      message.address = await platform.stream!(api, { id, content: first, part: 0, address });
      if (message.address !== address)
        await services.db.update(channelMessage).set({ address: message.address }).where(eq(channelMessage.id, id));
    } catch {
      // The outbox sends the whole answer and says what was wrong.
      off = true;
    }
    busy = false;
  };
  return {
    show(text: string) {
      if (off || busy || performance.now() - shownAt < streamPause || text.trim() === '') return;
      busy = true;
      shownAt = performance.now();
      running = update(text);
    },
    end: () => running,
  };
}

async function failed(
  work: Work,
  { errorCode, errorMessage }: AnswerFailure,
  wait?: number,
  messageId?: string,
): Promise<void> {
  const { services, message, channel } = work;
  const nextAt = new Date(services.now().getTime() + (wait ? wait * 1000 : later));
  // Too many at once is no failed try: the message waits for its turn. Too many on a day is said; tomorrow nobody waits.
  if (errorCode === errorCodes.tooMany && (wait ?? 0) <= SOON) {
    await services.db.update(channelMessage).set({ state: 'waiting', nextAt }).where(eq(channelMessage.id, message.id));
    return;
  }
  const passes = errorCode === errorCodes.unavailable || errorCode === errorCodes.unexpected;
  if (passes && message.attempts + 1 < MOST_TRIES) {
    const attempts = message.attempts + 1;
    await services.db
      .update(channelMessage)
      .set({ state: 'waiting', nextAt, attempts, ...(messageId && { messageId }) })
      .where(eq(channelMessage.id, message.id));
    return;
  }
  // The person is told, and asks elsewhere; the maker sees what he asked, and why nothing came.
  await noteUnanswered(work, errorMessage);
  await noteError(services, channel.id, errorMessage);
  await store(work, { text: errorMessage, sources: [] }, messageId);
}

/** Stores that the message is answered and what is to be sent, all or nothing. */
async function store(
  { services, message, channel }: Work,
  answered: PlatformAnswer,
  messageId: string | undefined,
  handed = false,
): Promise<void> {
  const platform = platforms[channel.channel];
  const createdAt = services.now();
  const until = new Date(message.receivedAt.getTime() + platform.replyWindow);
  const state = channel.settings.certified === false ? 'held' : 'waiting';
  await services.db.transaction(async (tx) => {
    if (handed) await handOver(tx, message, channel, createdAt);
    await tx
      .update(channelMessage)
      .set({ state: 'answered', ...(messageId && { messageId }) })
      .where(eq(channelMessage.id, message.id));
    // An answer that is shown already is ended; one that is not is no longer waited for.
    const overtaken = !handed && (await takenMeanwhile(tx, message, createdAt));
    if (overtaken && message.address['card'] === undefined) return;
    const parts = platform.render(answered).map((content, part) => ({
      messageId: message.id,
      channelId: channel.id,
      conversation: message.conversation,
      part,
      content,
      state: state as 'held' | 'waiting',
      nextAt: createdAt,
      until,
      createdAt,
    }));
    if (parts.length > 0) await tx.insert(channelDelivery).values(parts).onConflictDoNothing();
  });
}
