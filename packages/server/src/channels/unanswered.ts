import { channels } from '@tinystar/contract';
import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm';
import { kbBotChatMessage } from '../answers/schema.ts';
import { loadOwnAssistant } from '../assistants/load.ts';
import type { Queries } from '../platform/database/database.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { askerOf } from './answerMessage.ts';
import { channelMessage, kbBotChannel } from './schema.ts';

/** Milliseconds for which the page of the platforms counts. */
const lately = 7 * 24 * 3_600_000;
const isUnanswered = ne(channelMessage.unanswered, '');

/** How many messages of a channel the assistant did not answer in the last days. */
export const latelyUnanswered = (db: Queries, channelId: string, now: Date): Promise<number> =>
  db.$count(
    channelMessage,
    and(
      eq(channelMessage.channelId, channelId),
      isUnanswered,
      gte(channelMessage.receivedAt, new Date(now.getTime() - lately)),
    ),
  );

/** Which of these askers have talked to an assistant. */
async function talking(db: Queries, kbBotId: string, askers: readonly string[]): Promise<ReadonlySet<string>> {
  if (askers.length === 0) return new Set();
  const { asker } = kbBotChatMessage;
  const found = await db
    .selectDistinct({ asker })
    .from(kbBotChatMessage)
    .where(and(eq(kbBotChatMessage.kbBotId, kbBotId), eq(kbBotChatMessage.side, 'web'), inArray(asker, [...askers])));
  return new Set(found.map((row) => row.asker));
}

/** Messages that were not answered, for those who build the assistant of an enterprise. */
export const unansweredRoutes: readonly Route[] = [
  implement(channels.unanswered, async ({ input, owner, services }) => {
    const { db } = services;
    await loadOwnAssistant(db, owner, input.kbBotId);
    const { channel } = input;
    const own = db
      .select({ id: kbBotChannel.id })
      .from(kbBotChannel)
      .where(and(eq(kbBotChannel.kbBotId, input.kbBotId), channel ? eq(kbBotChannel.channel, channel) : undefined));
    const where = and(isUnanswered, inArray(channelMessage.channelId, own));
    const { id, kind, question, unanswered: reason, receivedAt, conversation } = channelMessage;
    const rows = await db
      .select({ id, kind, question, reason, receivedAt, conversation, channel: kbBotChannel })
      .from(channelMessage)
      .innerJoin(kbBotChannel, eq(kbBotChannel.id, channelMessage.channelId))
      .where(where)
      .orderBy(desc(receivedAt), desc(channelMessage.seq))
      .limit(input.size)
      .offset((input.page - 1) * input.size);
    const askers = rows.map(({ channel: row, conversation }) => askerOf(services, row, conversation).key);
    const known = await talking(db, input.kbBotId, askers);
    return {
      count: await db.$count(channelMessage, where),
      rows: rows.map(({ channel: row, conversation, ...message }, at) => ({
        ...message,
        channel: row.channel,
        // Behind the group where he wrote in one.
        person: conversation.slice(conversation.lastIndexOf(':') + 1),
        asker: known.has(askers[at]!) ? askers[at]! : null,
        receivedAt: message.receivedAt.getTime(),
      })),
    };
  }),
];
