import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { keywordsOf, type Known } from './keywordsOf.ts';
import { newWords } from './newWords.ts';

/** What is read to learn words from, however much there is: the newest questions, and passages of several documents. */
const QUESTIONS = 2_000;
const PASSAGES = 300;
const OF_ONE_DOCUMENT = 30;
const SIGNS = 500;
/** Words are learned anew after so many further questions, or after a tenth of those that were read. */
const AGAIN_AFTER = 50;
/** Assistants whose words are kept in memory; learning them again costs a tenth of a second. */
const KEPT = 500;

interface Learned {
  words: ReadonlySet<string>;
  /** Questions told apart since. */
  told: number;
  enough: number;
}
const kept = new Map<string, Learned>();

interface Asked extends Record<string, unknown> {
  day: string;
  key: string;
  question: string;
  keywords: string[] | null;
}

/**
 * The words of an assistant's own field that the dictionary does not know. Learned anew now and then; the newest questions
 * whose words have become others by that are told apart again, and their days marked to be summed.
 */
export async function wordsOfField(
  tx: Queries,
  kbBotId: string,
  fresh: number,
  known: Known | undefined,
): Promise<ReadonlySet<string>> {
  const before = kept.get(kbBotId);
  if (before) {
    before.told += fresh;
    if (before.told < before.enough) return before.words;
  }
  const { rows } = await tx.execute<Asked>(sql`
    select day::text as day, key, question, keywords from report_question
    where kb_bot_id = ${kbBotId} order by day desc limit ${QUESTIONS}`);
  const { rows: passages } = await tx.execute<{ text: string }>(sql`
    select left(text, ${SIGNS}) as text from passage
    where kb_bot_id = ${kbBotId} and enabled and position < ${OF_ONE_DOCUMENT} limit ${PASSAGES}`);
  // What is asked every day is one question to learn from.
  const questions = new Map(rows.map(({ key, question }) => [key, question]));
  const words = newWords([...questions.values(), ...passages.map(({ text }) => text)]);
  kept.delete(kbBotId);
  kept.set(kbBotId, { words, told: 0, enough: Math.max(AGAIN_AFTER, questions.size / 10) });
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(oldest);
  await tellAgain(tx, kbBotId, rows, (question) => keywordsOf(question, words, known));
  return words;
}

async function tellAgain(
  tx: Queries,
  kbBotId: string,
  rows: readonly Asked[],
  wordsIn: (question: string) => string[],
): Promise<void> {
  const changed = rows.flatMap(({ day, key, question, keywords }) => {
    if (keywords === null) return [];
    const words = wordsIn(question);
    return words.join(' ') === keywords.join(' ') ? [] : [{ day, key, words }];
  });
  if (changed.length === 0) return;
  await tx.execute(sql`
    update report_question q set keywords = array(select jsonb_array_elements_text(c.words))
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) c (day date, key text, words jsonb)
    where q.kb_bot_id = ${kbBotId} and q.day = c.day and q.key = c.key`);
  await tx.execute(sql`
    insert into report_mark (kb_bot_id, day)
    select ${kbBotId}, day::date from unnest(${sql.param([...new Set(changed.map(({ day }) => day))])}::text[]) day`);
}
