import type { Database } from '../platform/database/database.ts';
import { runNamed } from '../platform/database/named.ts';
import type { PassageFilter } from './candidates.ts';

/** Pairs that share a wording, and answers of one pair, of which so many are looked at. */
const MOST = 20;

/**
 * Two statements, each of which one index answers whole. As one, the planner compares every pair with every passage
 * while a large import has left it without statistics: measured, 28 s instead of 1 ms in a library of 10,000 pairs.
 */
const PAIRS = `
  select distinct qa_pair_id as "pairId" from kb_bot_qa_entry
  where kb_bot_id = $1 and type = 'q' and content = any($2::text[]) limit ${MOST}`;
const PASSAGES = `
  select id::int from passage where kb_bot_id = $1 and kind = 'qa' and source_id = any($2::text[])
  order by position, id limit ${MOST}`;

/** How makers end the question that a reader types with or without a mark. */
const ENDINGS = ['', '？', '?', '。'];
const MARKS = /[？?。!！\s]+$/u;

/**
 * The passages of Q&A pairs one of whose wordings is the question itself, by its text and not by its terms: in a library
 * of many pairs that differ by a word, terms alone do not tell which of them was asked.
 */
export async function askedPairs(db: Database, scope: PassageFilter, question: string): Promise<number[]> {
  if (!scope.kinds.includes('qa')) return [];
  const typed = question.trim();
  const core = typed.replace(MARKS, '');
  const wordings = [...new Set([typed, ...ENDINGS.map((ending) => core + ending)])];
  const pairs = await runNamed<{ pairId: string }>(db, 'asked-pairs', PAIRS, [scope.kbBotId, wordings]);
  if (pairs.length === 0) return [];
  const ids = pairs.map(({ pairId }) => pairId);
  const rows = await runNamed<{ id: number }>(db, 'asked-pair-passages', PASSAGES, [scope.kbBotId, ids]);
  return rows.map(({ id }) => id);
}
