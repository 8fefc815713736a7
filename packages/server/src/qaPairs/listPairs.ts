import type { QaPair } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { holding } from '../platform/database/like.ts';
import type { Queries } from '../platform/database/database.ts';

interface Wanted {
  qaPairId?: string | undefined;
  /** Only these, in any order of the caller's. */
  ids?: readonly string[];
  keyword?: string | undefined;
  deleted?: 'yes' | undefined;
  page: number;
  size: number;
}

interface Row extends Record<string, unknown> {
  id: string;
  question: string;
  answer: string;
  question_id: string;
  answer_id: string;
  question_count: number;
  answer_count: number;
  hit_count: number;
  created: string;
  updated: string;
  deleted: string | null;
}

/** One page of a library, newest first, or of its recycle bin, last deleted first. */
export async function listPairs(
  db: Queries,
  kbBotId: string,
  { qaPairId, ids, keyword, deleted, page, size }: Wanted,
): Promise<{ rows: QaPair[]; count: number }> {
  const matching = sql`
    p.kb_bot_id = ${kbBotId} and p.deleted_at is ${deleted ? sql`not null` : sql`null`}
    ${qaPairId ? sql`and p.id = ${qaPairId}` : sql``}
    ${ids ? sql`and p.id = any(${sql.param([...ids])}::text[])` : sql``}
    ${
      keyword?.trim()
        ? sql`and p.id in (select qa_pair_id from kb_bot_qa_entry
            where kb_bot_id = ${kbBotId} and content ilike ${holding(keyword)})`
        : sql``
    }`;
  const order = deleted ? sql`p.deleted_at desc, p.id desc` : sql`p.created_at desc, p.id desc`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`
      with wanted as materialized (
        select p.*, row_number() over (order by ${order}) as place from kb_bot_qa_pair p where ${matching}
        order by ${order} limit ${size} offset ${(page - 1) * size}
      )
      select w.id, w.hit_count, q.content as question, q.id as question_id, a.content as answer, a.id as answer_id,
        (select count(*)::int from kb_bot_qa_entry e where e.qa_pair_id = w.id and e.type = 'q') as question_count,
        (select count(*)::int from kb_bot_qa_entry e where e.qa_pair_id = w.id and e.type = 'a') as answer_count,
        extract(epoch from w.created_at) * 1000 as created, extract(epoch from w.updated_at) * 1000 as updated,
        extract(epoch from w.deleted_at) * 1000 as deleted
      from wanted w
        join kb_bot_qa_entry q on q.qa_pair_id = w.id and q.type = 'q' and q.is_main
        join kb_bot_qa_entry a on a.qa_pair_id = w.id and a.type = 'a' and a.is_main
      order by w.place`),
    db.execute<{ count: number }>(sql`select count(*)::int as count from kb_bot_qa_pair p where ${matching}`),
  ]);
  return { rows: rows.map(present), count: counted.rows[0]?.count ?? 0 };
}

const present = (row: Row): QaPair => ({
  id: row.id,
  qaPairId: row.id,
  type: 'common',
  question: row.question,
  answer: row.answer,
  questionId: row.question_id,
  answerId: row.answer_id,
  questionCount: row.question_count,
  answerCount: row.answer_count,
  hitCount: row.hit_count,
  meta: { isMain: true },
  createdAt: Number(row.created),
  updatedAt: Number(row.updated),
  deletedAt: row.deleted === null ? null : Number(row.deleted),
});
