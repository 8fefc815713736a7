import { errorCodes, retryableStatuses } from '@tinystar/contract';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { cookSoon } from './cookSoon.ts';
import { kbBotFile, type FileRow } from './schema.ts';
import { trainJob } from './trainJob.ts';

/**
 * Starts the failed step of a file once more, with fresh tries; a file that is ready is read on where pages are still
 * unread. Throws 409 when there is nothing to do.
 */
export async function retryDocument({ db, now }: Services, row: FileRow): Promise<void> {
  const step = row.status.startsWith('train') && row.status !== 'trained' ? 'train' : 'cook';
  const isUnfinished = and(eq(kbBotFile.status, 'trained'), gt(kbBotFile.unreadPages, 0));
  await db.transaction(async (tx) => {
    const [moved] = await tx
      .update(kbBotFile)
      .set({ status: `${step}Pending`, reason: '', progress: null, run: sql`${kbBotFile.run} + 1`, updatedAt: now() })
      .where(
        and(
          eq(kbBotFile.id, row.id),
          eq(kbBotFile.run, row.run),
          or(inArray(kbBotFile.status, [...retryableStatuses]), isUnfinished),
        ),
      )
      .returning({ fileId: kbBotFile.id, run: kbBotFile.run });
    if (!moved) throw new Failure(errorCodes.conflict, '文件没有处理失败，无需重试');
    if (step === 'cook') await cookSoon(tx, moved);
    else await trainJob.enqueue(tx, moved, { key: `train:${row.id}` });
  });
}
