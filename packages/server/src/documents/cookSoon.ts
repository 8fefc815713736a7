import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { cookJob } from './cookJob.ts';

/** From so many waiting files on an owner's next ones are equal. */
const MOST = 10_000;

/**
 * Queues the cooking of a file behind as many others as its owner has waiting already: the first file of one owner goes
 * before the second of another, so that a library of thousands delays nobody else's document.
 */
export async function cookSoon(tx: Queries, file: { fileId: string; run: number }): Promise<void> {
  await cookJob.enqueue(tx, file, { key: `cook:${file.fileId}`, priority: await waitingBefore(tx, file.fileId) });
}

/** How many other documents, and new versions of them, its owner has waiting. */
export async function waitingBefore(tx: Queries, fileId: string): Promise<number> {
  const { rows } = await tx.execute<{ waiting: number }>(sql`
    with library as (
      select other.id from kb_bot_file own
        join kb_bot mine on mine.id = own.kb_bot_id
        join kb_bot other on other.owner_type = mine.owner_type and other.owner_id = mine.owner_id
      where own.id = ${fileId}
    )
    select count(*)::int as waiting from (
      select from library join kb_bot_file ahead on ahead.kb_bot_id = library.id
      where ahead.status in ('cookPending', 'cooking') and ahead.id <> ${fileId}
      union all
      select from library join kb_bot_file ahead on ahead.kb_bot_id = library.id
      where ahead.next is not null and ahead.id <> ${fileId} limit ${MOST}
    ) ahead`);
  return rows[0]?.waiting ?? 0;
}
