import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';

/** How many documents each assistant answers from. */
export async function documentCounts(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ id: string; count: string }>(sql`
    select kb_bot_id as id, count(*) as count from kb_bot_file
    where kb_bot_id = any(${sql.param([...ids])}::text[]) and status = 'trained' group by kb_bot_id`);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}
