import type { Side } from '@tinystar/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Asker } from './asker.ts';
import { kbBotChatMessage as message } from './schema.ts';

interface Place {
  bot: Pick<AssistantRow, 'id'>;
  asker: Pick<Asker, 'key'>;
  side: Side;
  /** A named conversation; none for the running history. */
  topicId?: string | null | undefined;
}

/** The messages of one conversation. */
export const placeOf = ({ bot, asker, side, topicId }: Place) =>
  and(
    eq(message.kbBotId, bot.id),
    eq(message.asker, asker.key),
    eq(message.side, side),
    topicId ? eq(message.topicId, topicId) : isNull(message.topicId),
  );
