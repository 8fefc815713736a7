import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { dayWithin, type DayRange } from '../platform/dayKeys.ts';
import { keywordKey } from './keywordsOf.ts';

/** Questions that are looked through, the most frequent first. */
const LOOKED_AT = 2_000;
const LATIN = /[a-z]/;
/** What stands around a word in Latin letters, so that RO is not found in ROM. */
const bounded = (word: string) =>
  new RegExp(
    `(?<![\\p{Script=Latin}\\d])${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{Script=Latin}\\d])`,
    'giu',
  );

/** Keywords as people write them most often, by their key; those without letters that have two cases are left out. */
export async function writtenForms(
  db: Queries,
  kbBotId: string,
  range: DayRange,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = words.filter((word) => LATIN.test(word));
  if (wanted.length === 0) return new Map();
  const { rows } = await db.execute<{ question: string; questions: number }>(sql`
    select question, questions from report_question
    where kb_bot_id = ${kbBotId} and ${dayWithin(sql`day`, range)}
      and keywords && ${sql.param(wanted)}::text[]
    order by questions desc, key limit ${LOOKED_AT}`);
  const forms = new Map(wanted.map((word) => [word, { pattern: bounded(word), times: new Map<string, number>() }]));
  for (const { question, questions } of rows) {
    const text = question.normalize('NFKC');
    for (const { pattern, times } of forms.values())
      for (const form of new Set(text.match(pattern))) times.set(form, (times.get(form) ?? 0) + questions);
  }
  return new Map(
    [...forms].flatMap(([word, { times }]) => {
      const [most] = [...times].toSorted(([, a], [, b]) => b - a);
      // A letter whose lower case is longer would make another word of it.
      return most && keywordKey(most[0]) === word ? [[word, most[0]] as const] : [];
    }),
  );
}
