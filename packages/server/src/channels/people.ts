import { errorCodes, channelMessages } from '@tinystar/contract';
import { and, desc, eq, gt, gte, isNotNull, lt, max, ne, sql } from 'drizzle-orm';
import { endsService } from '../answers/engine/index.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { close } from '../customerService/desk.ts';
import type { Elsewhere } from '../customerService/elsewhere.ts';
import { csTicket, type TicketRow } from '../customerService/schema.ts';
import { isServed } from '../customerService/service.ts';
import { ticketOpened, writeMessage } from '../customerService/write.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { dispatcherOf } from './dispatcher.ts';
import { platforms } from './platforms.ts';
import { channelDelivery, channelMessage, kbBotChannel, type ChannelMessageRow, type ChannelRow } from './schema.ts';

/** Questions before the wish for a person that agents read as well, as old as so many milliseconds. */
const MOST_EARLIER = 3;
const earlierFor = 24 * 3_600_000;
export const asPeople = '【人工客服】';
/** What agents read of a picture or whatever else cannot be read here. */
const wordless = '［非文字消息，请在平台上查看］';
const ended = '人工客服已结束本次服务，您可以继续向助手提问。';
export const backWithAssistant = '人工服务已结束，您可以继续向助手提问。';

/** Whose conversation it is, as tickets keep it. */
export const elsewhereOf = (channelId: string, conversation: string): string => `${channelId}:${conversation}`;

/** Whether agents can answer through this channel: it carries replies at any time, and has no people of its own. */
export async function canHandOver({ db }: Services, channel: ChannelRow, bot: AssistantRow): Promise<boolean> {
  if (!platforms[channel.channel].agents || channel.settings.certified === false) return false;
  return await isServed(db, bot);
}

/** The ticket by which the agents have a conversation in hand. */
export async function ticketOf(
  db: Queries,
  { channelId, conversation }: Pick<ChannelMessageRow, 'channelId' | 'conversation'>,
): Promise<TicketRow | undefined> {
  const whose = eq(csTicket.elsewhere, elsewhereOf(channelId, conversation));
  const [ticket] = await db
    .select()
    .from(csTicket)
    .where(and(whose, eq(csTicket.status, 'open')));
  return ticket;
}

/**
 * Gives a conversation to the agents, with what was asked before; where they have it already, nothing happens. A maker
 * who does it may be the agent himself.
 */
export async function handOver(
  tx: Queries,
  message: ChannelMessageRow,
  channel: ChannelRow,
  now: Date,
  by: Pick<TicketRow, 'source' | 'agentId'> = { source: 'user', agentId: null },
): Promise<TicketRow | undefined> {
  const { channelId, conversation } = message;
  const [ticket] = await tx
    .insert(csTicket)
    .values({
      ...by,
      kbBotId: channel.kbBotId,
      channel: channel.channel,
      elsewhere: elsewhereOf(channelId, conversation),
      createdAt: now,
      lastMessageAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!ticket) return undefined;
  await ticketOpened(tx, { ...ticket, channel: channel.channel }, now);
  const earlier = await tx
    .select({ question: channelMessage.question })
    .from(channelMessage)
    .where(
      and(
        eq(channelMessage.channelId, channelId),
        eq(channelMessage.conversation, conversation),
        lt(channelMessage.seq, message.seq),
        isNotNull(channelMessage.messageId),
        gt(channelMessage.receivedAt, new Date(now.getTime() - earlierFor)),
      ),
    )
    .orderBy(desc(channelMessage.seq))
    .limit(MOST_EARLIER);
  for (const { question } of [...earlier.toReversed(), message])
    await writeMessage(tx, { csTicketId: ticket.id, source: 'user', userId: null, text: question, now });
  return ticket;
}

/** Whether agents took a conversation over while the assistant was writing; the question is theirs then. */
export async function takenMeanwhile(tx: Queries, message: ChannelMessageRow, now: Date): Promise<boolean> {
  const ticket = await ticketOf(tx, message);
  if (!ticket) return false;
  await writeMessage(tx, { csTicketId: ticket.id, source: 'user', userId: null, text: message.question, now });
  return true;
}

/**
 * Brings a message to the agents while they have its conversation in hand: the assistant says nothing then. `ended` tells
 * that the person wants the assistant back, `none` that nobody serves him.
 */
export async function takenByPeople(
  services: Services,
  message: ChannelMessageRow,
  bot: AssistantRow,
): Promise<'taken' | 'ended' | 'none'> {
  const { db, now } = services;
  const ticket = await ticketOf(db, message);
  if (!ticket) return 'none';
  const wants = endsService(message.question);
  if (wants || !(await isServed(db, bot))) {
    await close(db, ticket.id, now());
    return wants ? 'ended' : 'none';
  }
  try {
    await db.transaction(async (tx) => {
      const text = message.question || wordless;
      const draft = { csTicketId: ticket.id, source: 'user' as const, userId: null, text };
      await writeMessage(tx, { ...draft, now: now() });
      await tx.update(channelMessage).set({ state: 'answered' }).where(eq(channelMessage.id, message.id));
    });
    return 'taken';
  } catch (error) {
    // An agent has closed it in this moment.
    if (error instanceof Failure && error.code === errorCodes.conflict) return 'none';
    throw error;
  }
}

/** Until when a platform takes replies to somebody, counted from what he wrote last. */
export async function takesUntil(db: Queries, channel: ChannelRow, conversation: string): Promise<Date> {
  const [wrote] = await db
    .select({ last: max(channelMessage.receivedAt) })
    .from(channelMessage)
    .where(and(eq(channelMessage.channelId, channel.id), eq(channelMessage.conversation, conversation)));
  return new Date((wrote?.last?.getTime() ?? 0) + platforms[channel.channel].replyWindow);
}

/** Puts words of the agents on their way, as further parts of the reply to what the person wrote last. */
export async function say(
  { now }: Services,
  tx: Queries,
  { elsewhere }: Pick<TicketRow, 'elsewhere'>,
  text: string,
): Promise<void> {
  const [channelId = '', ...rest] = (elsewhere ?? '').split(':');
  const conversation = rest.join(':');
  const [channel] = await tx.select().from(kbBotChannel).where(eq(kbBotChannel.id, channelId));
  if (channel?.status !== 'enabled') throw new Failure(errorCodes.conflict, '渠道已停用');
  const platform = platforms[channel.channel];
  const own = and(eq(channelMessage.channelId, channelId), eq(channelMessage.conversation, conversation));
  const until = await takesUntil(tx, channel, conversation);
  const contents = platform.render({ text, sources: [] });
  // Behind what is being answered now the answer itself may still follow.
  const [last] = await tx
    .select({ id: channelMessage.id })
    .from(channelMessage)
    .where(own)
    .orderBy(sql`${channelMessage.state} = 'answered' desc`, desc(channelMessage.seq))
    .limit(1);
  if (!last || until <= now()) throw new Failure(errorCodes.conflict, channelMessages.late);
  // Beyond its number the platform takes nothing until he writes again; who replies knows it at once.
  const sent = and(
    eq(channelDelivery.channelId, channelId),
    eq(channelDelivery.conversation, conversation),
    gte(channelDelivery.createdAt, new Date(until.getTime() - platform.replyWindow)),
    ne(channelDelivery.state, 'dead'),
  );
  const { mostReplies = Infinity } = platform;
  if ((await tx.$count(channelDelivery, sent)) + contents.length > mostReplies)
    throw new Failure(errorCodes.conflict, channelMessages.full);
  const [parts] = await tx
    .select({ last: max(channelDelivery.part) })
    .from(channelDelivery)
    .where(eq(channelDelivery.messageId, last.id));
  const first = (parts?.last ?? -1) + 1;
  await tx.insert(channelDelivery).values(
    contents.map((content, at) => ({
      messageId: last.id,
      channelId,
      conversation,
      part: first + at,
      content,
      nextAt: now(),
      until,
      createdAt: now(),
    })),
  );
}

/** What the desk of the agents needs of the platforms. */
export const onPlatforms: Elsewhere = {
  reply: (services, tx, ticket, text) => say(services, tx, ticket, `${asPeople}${text}`),
  async ended(services, tx, ticket) {
    try {
      await say(services, tx, ticket, ended);
    } catch (error) {
      // Who cannot be told any more finds the assistant there when he comes back.
      if (!(error instanceof Failure)) throw error;
    }
  },
  sent: (services) => dispatcherOf(services).wake(),
};
