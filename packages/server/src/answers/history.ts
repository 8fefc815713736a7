import { constants, type AnswerFailure, type ChatMessage, type Side } from '@tinystar/contract';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { holderAsking, type Asker } from './asker.ts';
import { failureOf } from './failureOf.ts';
import { livingDocuments, marked, withPasses, withShownReferences } from './references.ts';
import { kbBotChatMessage, kbBotChatTurn, type MessageRow } from './schema.ts';

/** Whose history is read, and whether a maker reads it: in the trial chat they see everything. */
interface Reader {
  side: Side;
  maker: boolean;
}

/**
 * Up to 20 messages of an asker older than `timestamp`, oldest first, with what has become of the cited documents. Who
 * only talks to the assistant sees of its sources what is open to him today, whatever he saw when they were cited.
 */
export async function history(
  services: Pick<Services, 'db' | 'secret' | 'now'>,
  bot: AssistantRow,
  asker: Asker,
  { side, maker }: Reader,
  timestamp: number | undefined,
): Promise<ChatMessage[]> {
  const { db } = services;
  const rows = await db
    .select()
    .from(kbBotChatMessage)
    .where(
      and(
        eq(kbBotChatMessage.kbBotId, bot.id),
        eq(kbBotChatMessage.asker, asker.key),
        eq(kbBotChatMessage.side, side),
        timestamp === undefined ? undefined : lt(kbBotChatMessage.createdAt, instantOf(timestamp)),
      ),
    )
    .orderBy(desc(kbBotChatMessage.createdAt))
    .limit(constants.HISTORY_PAGE);
  const [living, failures] = await Promise.all([livingDocuments(db, rows), failuresOf(db, rows)]);
  return rows.toReversed().map((row) => {
    const failure = failures.get(row.turnId ?? '');
    const message = marked(presentMessage(row, bot), living);
    const shown = maker ? message : withShownReferences(message, bot);
    return { ...withPasses(services, shown, holderAsking(asker)), ...(failure && { failure }) };
  });
}

/** A stored message in the shape of the contract. */
export function presentMessage(row: MessageRow, bot: AssistantRow): ChatMessage {
  return {
    id: row.id,
    kbBotId: row.kbBotId,
    kbBotType: bot.ownerType,
    chatId: row.id,
    msgType: row.msgType,
    question: row.question,
    answer: row.answer,
    answerContentType: row.answerContentType,
    answerStatus: row.answerStatus,
    answerSource: row.answerSource,
    answerByKeyword: row.answerByKeyword,
    stopped: row.stopped,
    sentenceMap: row.sentenceMap,
    similarQuestions: row.similarQuestions,
    thumb: row.thumb,
    userId: row.userId,
    timestamp: row.createdAt.getTime(),
  };
}

/** Why the failed ones failed, by turn. */
async function failuresOf(queries: Queries, rows: readonly MessageRow[]): Promise<ReadonlyMap<string, AnswerFailure>> {
  const ids = rows.flatMap(({ answerStatus, turnId }) => (answerStatus === 'failed' && turnId ? [turnId] : []));
  if (ids.length === 0) return new Map();
  const turns = await queries.select().from(kbBotChatTurn).where(inArray(kbBotChatTurn.id, ids));
  return new Map(turns.map((turn) => [turn.id, failureOf(turn)]));
}

// Any number may come; Date and PostgreSQL know no year beyond these.
function instantOf(timestamp: number): Date {
  return new Date(Math.min(Math.max(timestamp, 0), 32_503_680_000_000) || 0);
}
