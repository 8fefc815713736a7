import type { ReportGap } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { daysOf, dayWithin, type DayRange } from '../platform/dayKeys.ts';

/** Questions that are looked at: the most frequent ones. */
const MOST = 500;
/** Wordings of a group that are shown. */
const WORDINGS = 5;

interface Row extends Record<string, unknown> {
  key: string;
  question: string;
  questions: string;
  unanswered: string;
  down: string;
  keywords: string[] | null;
}

/**
 * Questions of a range that found no answer or were disliked, those about the same words together; the most frequent
 * first. What is ignored, or stands in the Q&A library by now, is left out.
 */
export async function gapsOf(db: Queries, kbBotId: string, range: DayRange): Promise<ReportGap[]> {
  daysOf(range);
  const { rows } = await db.execute<Row>(sql`
    select key, min(question) as question, sum(questions) as questions, sum(unanswered) as unanswered, sum(down) as down,
      (array_agg(keywords) filter (where cardinality(keywords) > 0))[1:1] as keywords
    from report_question q
    where kb_bot_id = ${kbBotId} and ${dayWithin(sql`day`, range)} and (unanswered > 0 or down > 0)
      and not exists (select from report_ignored i where i.kb_bot_id = q.kb_bot_id and i.key = q.key)
      and not exists (
        select from kb_bot_qa_entry e join kb_bot_qa_pair p on p.id = e.qa_pair_id and p.deleted_at is null
        where e.kb_bot_id = q.kb_bot_id and e.type = 'q' and e.content = q.question)
    group by key order by sum(unanswered) + sum(down) desc, key limit ${MOST}`);
  const groups = Map.groupBy(rows, ({ key, keywords }) => [...(keywords?.flat() ?? [])].toSorted().join(' ') || key);
  return [...groups.values()]
    .map((alike) => {
      const sum = (field: 'questions' | 'unanswered' | 'down') =>
        alike.reduce((all, row) => all + Number(row[field]), 0);
      return {
        keys: alike.map(({ key }) => key),
        question: alike[0]!.question,
        wordings: alike.slice(0, WORDINGS).map(({ question, questions }) => ({ question, count: Number(questions) })),
        count: sum('questions'),
        unanswered: sum('unanswered'),
        down: sum('down'),
      };
    })
    .toSorted((a, b) => b.unanswered + b.down - (a.unanswered + a.down));
}
