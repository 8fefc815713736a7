import { constants, type AnswerFailure, type ChatMessage, type SentenceMap, type Side } from '@tinystar/contract';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { kbBotFile } from '../documents/schema.ts';
import type { Asker } from './asker.ts';
import { failureOf } from './failureOf.ts';
import { withShownReferences } from './references.ts';
import { kbBotChatMessage, kbBotChatTurn, type MessageRow } from './schema.ts';

/** Up to 20 messages of an asker older than `timestamp`, oldest first, with what has become of the cited documents. */
export async function history(
  queries: Queries,
  bot: AssistantRow,
  asker: Asker,
  side: Side,
  timestamp: number | undefined,
): Promise<ChatMessage[]> {
  const rows = await queries
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
  const [living, failures] = await Promise.all([livingDocuments(queries, rows), failuresOf(queries, rows)]);
  return rows.toReversed().map((row) => {
    const failure = failures.get(row.turnId ?? '');
    const message = presentMessage(row, bot, living);
    // The trial chat is read by makers, who see everything.
    const shown = side === 'make' ? message : withShownReferences(message, bot);
    return { ...shown, ...(failure && { failure }) };
  });
}

/** A stored message in the shape of the contract. */
export function presentMessage(row: MessageRow, bot: AssistantRow, living: ReadonlySet<string>): ChatMessage {
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
    sentenceMap: marked(row.sentenceMap, living),
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

async function livingDocuments(queries: Queries, rows: readonly MessageRow[]): Promise<ReadonlySet<string>> {
  const cited = rows.flatMap(({ sentenceMap }) =>
    Object.values(sentenceMap).flatMap(({ reference, reference_filtered: rest }) => [...reference, ...rest]),
  );
  const ids = [...new Set(cited.filter(({ type }) => type === 'doc').map((each) => each.doc_id))];
  if (ids.length === 0) return new Set();
  const found = await queries.select({ id: kbBotFile.id }).from(kbBotFile).where(inArray(kbBotFile.id, ids));
  return new Set(found.map(({ id }) => id));
}

function marked(sentenceMap: SentenceMap, living: ReadonlySet<string>): SentenceMap {
  const mark = (references: SentenceMap[string]['reference']) =>
    references.map((each) => ({ ...each, is_doc_deleted: each.type === 'doc' && !living.has(each.doc_id) }));
  return Object.fromEntries(
    Object.entries(sentenceMap).map(([number, { reference, reference_filtered: rest }]) => [
      number,
      { reference: mark(reference), reference_filtered: mark(rest) },
    ]),
  );
}

// Any number may come; Date and PostgreSQL know no year beyond these.
function instantOf(timestamp: number): Date {
  return new Date(Math.min(Math.max(timestamp, 0), 32_503_680_000_000) || 0);
}
