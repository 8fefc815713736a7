import type { SourceRhythm } from '@tinystar/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { kbBot, nobody } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { defineJob, type Job } from '../platform/jobs/define.ts';
import { startRun } from './runs.ts';
import { kbBotSource as source, type SourceRow } from './schema.ts';

const HOUR = 3_600_000;
const lengths = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR } as const;

/** When a source is looked at next by itself; null for never. */
export const nextRun = (every: SourceRhythm, now: Date): Date | null =>
  every === 'manual' ? null : new Date(now.getTime() + lengths[every]);

/** Has a source looked at when its time has come. */
export async function wake(db: Queries, { id, nextRunAt }: Pick<SourceRow, 'id' | 'nextRunAt'>): Promise<void> {
  if (nextRunAt) await dueJob.enqueue(db, { sourceId: id }, { key: `sources.due:${id}`, runAt: nextRunAt });
}

/** Begins a run that is due and waits for the next one. While one is going on, or waits for a person, it leaves one out. */
export const dueJob: Job<{ sourceId: string }> = defineJob(
  'sources.due',
  z.object({ sourceId: z.string() }),
  async ({ sourceId }, { services: { db, now } }) => {
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(source).where(eq(source.id, sourceId)).for('update');
      // Paused, or its rhythm was changed: another job waits, or none.
      if (!row?.on || !row.nextRunAt || row.nextRunAt > now()) return;
      const [bot] = await tx.select({ ownerId: kbBot.ownerId }).from(kbBot).where(eq(kbBot.id, row.kbBotId));
      // While its assistant lies in the recycle bin nothing is read for it.
      if (bot && bot.ownerId !== nobody) await startRun(tx, row, { asked: false, now: now() });
      const nextRunAt = nextRun(row.every, now());
      await tx.update(source).set({ nextRunAt }).where(eq(source.id, sourceId));
      await wake(tx, { id: sourceId, nextRunAt });
    });
  },
  { attempts: 5, timeout: 60_000 },
);

/** After a start: a source whose job is lost has one again; one that waits keeps its time. */
export async function wakeAll(db: Queries): Promise<void> {
  const rows = await db
    .select({ id: source.id, nextRunAt: source.nextRunAt })
    .from(source)
    .where(and(eq(source.on, true), isNotNull(source.nextRunAt)));
  for (const { id, nextRunAt } of rows)
    await dueJob.enqueue(
      db,
      { sourceId: id },
      { key: `sources.due:${id}`, keepTime: true, ...(nextRunAt && { runAt: nextRunAt }) },
    );
}
