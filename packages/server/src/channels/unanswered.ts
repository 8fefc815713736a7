import { channels } from '@tinystar/contract';
import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import type { Queries } from '../platform/database/database.ts';
import { implement, type Route } from '../platform/http/route.ts';
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

/** Messages that were not answered, for those who build the assistant of an enterprise. */
export const unansweredRoutes: readonly Route[] = [
  implement(channels.unanswered, async ({ input, owner, services: { db } }) => {
    await loadOwnAssistant(db, owner, input.kbBotId);
    const { channel } = input;
    const own = db
      .select({ id: kbBotChannel.id })
      .from(kbBotChannel)
      .where(and(eq(kbBotChannel.kbBotId, input.kbBotId), channel ? eq(kbBotChannel.channel, channel) : undefined));
    const where = and(isUnanswered, inArray(channelMessage.channelId, own));
    const { id, kind, question, unanswered: reason, receivedAt } = channelMessage;
    const rows = await db
      .select({ id, channel: kbBotChannel.channel, kind, question, reason, receivedAt })
      .from(channelMessage)
      .innerJoin(kbBotChannel, eq(kbBotChannel.id, channelMessage.channelId))
      .where(where)
      .orderBy(desc(receivedAt), desc(channelMessage.seq))
      .limit(input.size)
      .offset((input.page - 1) * input.size);
    return {
      count: await db.$count(channelMessage, where),
      rows: rows.map((row) => ({ ...row, receivedAt: row.receivedAt.getTime() })),
    };
  }),
];
