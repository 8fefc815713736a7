import { constants } from '@tinystar/contract';
import { and, eq, inArray, isNotNull, lte, min } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs/define.ts';
import { passage } from '../retrieval/schema.ts';
import { kbBotQaPair } from './schema.ts';

const keptFor = constants.QA_BIN_DAYS * 86_400_000;

/** Puts pairs into the recycle bin; what is searched of them goes in the same transaction. */
export async function binPairs(tx: Queries, kbBotId: string, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(kbBotQaPair)
    .set({ deletedAt: now })
    .where(inArray(kbBotQaPair.id, [...ids]));
  await tx
    .delete(passage)
    .where(and(eq(passage.kbBotId, kbBotId), eq(passage.kind, 'qa'), inArray(passage.sourceId, [...ids])));
  await emptyLater(tx, kbBotId);
}

/** Deletes for good what has lain in the bin for 30 days, and waits for the next one there. */
export const emptyBinJob = defineJob(
  'qaPairs.emptyBin',
  z.object({ kbBotId: z.string() }),
  async ({ kbBotId }, { services: { db, now } }) => {
    const before = new Date(now().getTime() - keptFor);
    await db.delete(kbBotQaPair).where(and(eq(kbBotQaPair.kbBotId, kbBotId), lte(kbBotQaPair.deletedAt, before)));
    await emptyLater(db, kbBotId);
  },
  { attempts: 5, timeout: 60_000 },
);

async function emptyLater(tx: Queries, kbBotId: string): Promise<void> {
  const [oldest] = await tx
    .select({ at: min(kbBotQaPair.deletedAt) })
    .from(kbBotQaPair)
    .where(and(eq(kbBotQaPair.kbBotId, kbBotId), isNotNull(kbBotQaPair.deletedAt)));
  if (!oldest?.at) return;
  const runAt = new Date(oldest.at.getTime() + keptFor);
  await emptyBinJob.enqueue(tx, { kbBotId }, { key: `qaPairs.emptyBin:${kbBotId}`, runAt });
}
