import { setTimeout as sleep } from 'node:timers/promises';
import type { HeardKind } from '@tinystar/contract';
import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { rateAnswer } from '../answers/rateAnswer.ts';
import { kbBot, nobody } from '../assistants/schema.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { mended } from '../platform/storable.ts';
import { accountOf, callbackToken, noteError } from './accounts.ts';
import { askerOf } from './answerMessage.ts';
import { because, unreadable } from './because.ts';
import { withToken } from './deliver.ts';
import { dispatcherOf } from './dispatcher.ts';
import { Refused, SendError, type Account, type Incoming, type Received, type Reply } from './platform.ts';
import { platforms } from './platforms.ts';
import { channelDelivery, channelMessage, kbBotChannel, type ChannelRow } from './schema.ts';
import { isSame } from './verify.ts';
import { fetchPrefix } from './wechat/index.ts';
import { questionOf, textOnly, welcomeOf } from './words.ts';

/** Bytes of a callback: texts are short everywhere. */
const largest = 256 * 1024;
/** An account that cannot send waits so long for its answer; at five seconds the platform hangs up. */
const patience = 4_000;
const look = 100;
/** The time of the last event is written at most this often, because a busy channel has hundreds in a second. */
const noted = 10_000;

/**
 * The one way in for every platform: verify, decrypt, store once, acknowledge. Everything else happens later, so the
 * platform never waits for an answer, and what it was told is kept is in the database.
 */
export async function addReceiver(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Signatures are over the bytes as they came.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.route<{ Params: { id: string; token: string }; Querystring: Record<string, string> }>({
      method: ['GET', 'POST'],
      url: '/api/v1/open/channel/:id/:token',
      bodyLimit: largest,
      handler: async (request, reply) => {
        const { id, token } = request.params;
        const channel = await loadChannel(services, id, token);
        const account = accountOf(services, channel);
        let received: Received;
        try {
          received = platforms[channel.channel].receive(
            {
              method: request.method,
              query: onlyTexts(request.query),
              header: (name) => textOf(request.headers[name]),
              body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
              now: services.now(),
            },
            account,
          );
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          return await refuse(services, channel, error, reply);
        }
        await noteEvent(services, channel);
        return answer(reply, await take(services, channel, account, received));
      },
    });
    done();
  });
  app.addHook('onClose', () => dispatcherOf(services).stop());
}

/** A channel by both halves of its address. Unknown ids and wrong tokens look alike. */
async function loadChannel(services: Services, id: string, token: string): Promise<ChannelRow> {
  if (!isSame(token, callbackToken(services, id))) throw notFound();
  const [found] = await services.db
    .select({ channel: kbBotChannel })
    .from(kbBotChannel)
    .innerJoin(kbBot, eq(kbBot.id, kbBotChannel.kbBotId))
    .where(and(eq(kbBotChannel.id, id), ne(kbBot.ownerId, nobody)));
  if (!found) throw notFound();
  return found.channel;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const onlyTexts = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

const answer = (reply: FastifyReply, { body, type }: Reply) =>
  reply.code(200).header('content-type', `${type}; charset=utf-8`).header('cache-control', 'no-store').send(body);

async function refuse(services: Services, channel: ChannelRow, { kind, message }: Refused, reply: FastifyReply) {
  services.log.warn({ channel: channel.channel, channelId: channel.id, reason: message }, 'callback refused');
  if (kind === 'signature')
    await services.db
      .update(kbBotChannel)
      .set({ refused: sql`${kbBotChannel.refused} + 1` })
      .where(eq(kbBotChannel.id, channel.id));
  return reply.code(kind === 'signature' ? 403 : 400).send();
}

/** Notes when a channel was last called. */
export async function noteEvent({ db, now }: Services, { id, lastEventAt }: ChannelRow): Promise<void> {
  const at = now();
  if (lastEventAt && Math.abs(at.getTime() - lastEventAt.getTime()) < noted) return;
  const old = or(isNull(kbBotChannel.lastEventAt), lt(kbBotChannel.lastEventAt, at));
  await db
    .update(kbBotChannel)
    .set({ lastEventAt: at })
    .where(and(eq(kbBotChannel.id, id), old));
}

/** Keeps questions to be answered, or noted only, each once however often it comes. */
export async function storeQuestions(
  services: Services,
  channel: ChannelRow,
  messages: readonly Incoming[],
): Promise<void> {
  const at = services.now();
  for (const { platformId, conversation, address, question, kind, unanswered = '' } of mended(messages))
    await services.db
      .insert(channelMessage)
      .values({
        channelId: channel.id,
        account: channel.account,
        platformId,
        conversation,
        question: questionOf(question),
        kind,
        unanswered,
        state: unanswered ? 'ignored' : 'waiting',
        address,
        nextAt: at,
        receivedAt: at,
      })
      .onConflictDoNothing();
  dispatcherOf(services).wake();
}

/** Of messages in groups those that mention the robot itself: some apps are told of all. */
async function addressed(services: Services, channel: ChannelRow, messages: readonly Incoming[]): Promise<Incoming[]> {
  if (messages.every(({ mentions }) => mentions === undefined)) return [...messages];
  const robot = await robotOf(services, channel);
  return messages.filter(({ mentions }) => !mentions || robot === undefined || mentions.includes(robot));
}

/** The robot's own id, asked once. Undefined where the platform does not tell: then whoever is mentioned, answers. */
async function robotOf(services: Services, channel: ChannelRow): Promise<string | undefined> {
  const { robot: ask } = platforms[channel.channel];
  if (channel.settings.robot !== undefined || !ask) return channel.settings.robot;
  try {
    const robot = await withToken(services, channel, ask);
    const settings = sql`${kbBotChannel.settings} || ${JSON.stringify({ robot })}::jsonb`;
    await services.db.update(kbBotChannel).set({ settings }).where(eq(kbBotChannel.id, channel.id));
    return robot;
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    await noteError(services, channel.id, error.message);
    return undefined;
  }
}

/** Keeps what the asker thinks of an answer; nobody else rates it. */
async function rate(
  services: Services,
  channel: ChannelRow,
  { messageId, thumb, conversations }: NonNullable<Received['rate']>,
): Promise<Reply> {
  const platform = platforms[channel.channel];
  const [found] = await services.db
    .select({ message: channelMessage, content: channelDelivery.content })
    .from(channelMessage)
    .innerJoin(channelDelivery, and(eq(channelDelivery.messageId, channelMessage.id), eq(channelDelivery.part, 0)))
    .where(
      and(
        eq(channelMessage.id, messageId),
        eq(channelMessage.channelId, channel.id),
        inArray(channelMessage.conversation, [...conversations]),
      ),
    );
  try {
    if (!found?.message.messageId) throw notFound();
    const asker = askerOf(services, channel, found.message.conversation).key;
    await rateAnswer(services, { id: found.message.messageId, asker, kbBotId: channel.kbBotId }, thumb);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return platform.rated!(undefined);
  }
  return platform.rated!({ content: found.content, messageId, thumb });
}

/** Stores what was received and says what the platform is answered. */
export async function take(
  services: Services,
  channel: ChannelRow,
  account: Account,
  received: Received,
): Promise<Reply> {
  const platform = platforms[channel.channel];
  const say = (text?: string) => platform.acknowledge(received, account, text);
  if (received.echo) return received.echo;
  const { robot } = channel.settings;
  const note = async (why: (kind?: HeardKind) => string) => {
    const toUs = received.messages.filter(({ mentions }) => !mentions || !robot || mentions.includes(robot));
    await storeQuestions(
      services,
      channel,
      toUs.map((message) => ({ unanswered: why(message.kind), ...message })),
    );
  };
  if (channel.status !== 'enabled') {
    await note(() => because.disabled);
    return say();
  }
  if (received.notice === 'textOnly') {
    await note(unreadable);
    return say(textOnly);
  }
  if (received.notice === 'welcome') return say(await welcomeOf(services, channel));
  if (received.fetch) {
    const { messageId, part, conversation } = received.fetch;
    // Nobody fetches what another person has asked.
    const [message] = await services.db
      .select({ id: channelMessage.id })
      .from(channelMessage)
      .where(
        and(
          eq(channelMessage.id, messageId),
          eq(channelMessage.channelId, channel.id),
          eq(channelMessage.conversation, conversation),
        ),
      );
    return say(message && (await answerWithin(services, message.id, part)));
  }
  if (received.rate) return await rate(services, channel, received.rate);
  const messages = await addressed(services, channel, received.messages);
  await storeQuestions(services, channel, messages);
  const [first] = messages;
  if (!first || channel.settings.certified !== false) return say();
  const [stored] = await services.db
    .select({ id: channelMessage.id })
    .from(channelMessage)
    .where(
      and(
        eq(channelMessage.channelId, channel.id),
        eq(channelMessage.account, channel.account),
        eq(channelMessage.platformId, first.platformId),
      ),
    );
  return say(stored && (await answerWithin(services, stored.id, 0)));
}

/**
 * A part of an answer for an account that cannot send: as soon as it is there, or a link that fetches it by the next tap.
 * Undefined for a message that is not answered at all.
 */
async function answerWithin(services: Services, messageId: string, part: number): Promise<string | undefined> {
  const end = performance.now() + patience;
  const link = (of: number, text: string) =>
    `<a href="weixin://bizmsgmenu?msgmenucontent=${encodeURIComponent(text)}&msgmenuid=${fetchPrefix}${messageId}-${of}">${text}</a>`;
  for (;;) {
    const [message] = await services.db.select().from(channelMessage).where(eq(channelMessage.id, messageId));
    if (!message || message.state === 'ignored') return undefined;
    if (message.state === 'answered') {
      const parts = await services.db
        .select()
        .from(channelDelivery)
        .where(eq(channelDelivery.messageId, messageId))
        .orderBy(asc(channelDelivery.part));
      const wanted = parts[part];
      if (!wanted) return undefined;
      await services.db.update(channelDelivery).set({ state: 'sent' }).where(eq(channelDelivery.id, wanted.id));
      return part + 1 < parts.length ? `${wanted.content}\n\n${link(part + 1, '继续查看')}` : wanted.content;
    }
    if (performance.now() > end) return `正在整理答案，${link(part, '点击查看')}`;
    await sleep(look);
  }
}
