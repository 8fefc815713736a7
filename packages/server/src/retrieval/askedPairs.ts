import type { Database } from '../platform/database/database.ts';
import { runNamed } from '../platform/database/named.ts';
import type { PassageFilter } from './candidates.ts';

const STATEMENT = `
  select p.id::int from passage p
  where p.kb_bot_id = $1 and p.kind = 'qa' and p.enabled and p.source_id in (
    select e.qa_pair_id from kb_bot_qa_entry e where e.kb_bot_id = $1 and e.type = 'q' and e.content = any($2::text[]))
  order by p.position, p.id limit $3`;

/** Pairs that share a wording, and answers of one pair, of which so many are looked at. */
const MOST = 20;

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
  const rows = await runNamed<{ id: number }>(db, 'asked-pairs', STATEMENT, [scope.kbBotId, wordings, MOST]);
  return rows.map(({ id }) => id);
}
