import { errorCodes, retryableStatuses } from '@tinystar/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { cookJob } from './cookJob.ts';
import { kbBotFile, type FileRow } from './schema.ts';
import { trainJob } from './trainJob.ts';

/** Starts the failed step of a file once more, with fresh tries. Throws 409 when nothing has failed. */
export async function retryDocument({ db, now }: Services, row: FileRow): Promise<void> {
  const step = row.status.startsWith('train') ? 'train' : 'cook';
  await db.transaction(async (tx) => {
    const [moved] = await tx
      .update(kbBotFile)
      .set({ status: `${step}Pending`, reason: '', progress: null, run: sql`${kbBotFile.run} + 1`, updatedAt: now() })
      .where(
        and(eq(kbBotFile.id, row.id), eq(kbBotFile.run, row.run), inArray(kbBotFile.status, [...retryableStatuses])),
      )
      .returning({ fileId: kbBotFile.id, run: kbBotFile.run });
    if (!moved) throw new Failure(errorCodes.conflict, '文件没有处理失败，无需重试');
    await (step === 'cook' ? cookJob : trainJob).enqueue(tx, moved, { key: `${step}:${row.id}` });
  });
}
