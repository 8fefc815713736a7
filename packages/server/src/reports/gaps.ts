import { constants, type ReportGap } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { daysOf, dayWithin, type DayRange } from '../platform/dayKeys.ts';
import { groupsOf } from './alike.ts';
import { questionKey } from './questionKey.ts';

/** Questions that are looked at: the most frequent ones. */
const MOST = 500;
interface Row extends Record<string, unknown> {
  key: string;
  question: string;
  questions: string;
  unanswered: string;
  related: string;
  down: string;
  keywords: string[] | null;
}

/**
 * Questions of a range that found no answer, or only related passages, or were disliked, those about the same words together; the most frequent
 * first. What is ignored, or stands in the Q&A library by now, is left out. They are counted on all days, not only on
 * those when one was missed: the figure leads to all conversations.
 */
export async function gapsOf(db: Queries, kbBotId: string, range: DayRange): Promise<ReportGap[]> {
  const days = daysOf(range);
  const { rows } = await db.execute<Row>(sql`
    with missed as (
      select key, min(question) as question, sum(unanswered) as unanswered, sum(related) as related, sum(down) as down,
        (array_agg(keywords) filter (where cardinality(keywords) > 0))[1:1] as keywords
      from report_question q
      where kb_bot_id = ${kbBotId} and ${dayWithin(sql`day`, range)} and (unanswered > 0 or related > 0 or down > 0)
        and not exists (select from report_ignored i where i.kb_bot_id = q.kb_bot_id and i.key = q.key)
        and not exists (
          select from kb_bot_qa_entry e join kb_bot_qa_pair p on p.id = e.qa_pair_id and p.deleted_at is null
          -- Of this assistant alone: the whole library of everybody is never read.
          where e.kb_bot_id = ${kbBotId} and p.kb_bot_id = ${kbBotId} and e.type = 'q'
            and ${questionKey(sql`e.content`)} = q.key)
      group by key order by sum(unanswered) + sum(related) + sum(down) desc, key limit ${MOST}
    )
    select m.*, (
      select sum(questions) from unnest(${sql.param(days)}::text[]) d
        join report_question q on q.kb_bot_id = ${kbBotId} and q.day = to_date(d, 'YYYYMMDD') and q.key = m.key
    ) as questions
    from missed m order by m.unanswered + m.related + m.down desc, m.key`);
  return groupsOf(rows, ({ question, keywords }) => ({ question, words: keywords?.flat() ?? [] }))
    .map((alike) => {
      const sum = (field: 'questions' | 'unanswered' | 'related' | 'down') =>
        alike.reduce((all, row) => all + Number(row[field]), 0);
      return {
        keys: alike.map(({ key }) => key),
        question: alike[0].question,
        // So many as one pair of the Q&A library holds: what is answered is the whole of it.
        wordings: alike
          .slice(0, constants.QA_QUESTIONS)
          .map(({ question, questions }) => ({ question, count: Number(questions) })),
        count: sum('questions'),
        unanswered: sum('unanswered'),
        related: sum('related'),
        down: sum('down'),
      };
    })
    .toSorted((a, b) => missedOf(b) - missedOf(a));
}

const missedOf = ({ unanswered, related, down }: ReportGap): number => unanswered + related + down;
