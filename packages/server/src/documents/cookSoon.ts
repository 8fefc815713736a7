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
  const { rows } = await tx.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from (
      select from kb_bot_file own
        join kb_bot mine on mine.id = own.kb_bot_id
        join kb_bot other on other.owner_type = mine.owner_type and other.owner_id = mine.owner_id
        join kb_bot_file ahead on ahead.kb_bot_id = other.id and ahead.status in ('cookPending', 'cooking')
      where own.id = ${file.fileId} and ahead.id <> own.id limit ${MOST}
    ) ahead`);
  await cookJob.enqueue(tx, file, { key: `cook:${file.fileId}`, priority: rows[0]?.waiting ?? 0 });
}
