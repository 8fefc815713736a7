import type { RegressionRhythm } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { kbBot, nobody } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure } from '../platform/http/failure.ts';
import { defineJob, type Job } from '../platform/jobs/define.ts';
import { startRun } from './runs.ts';
import { kbBotRegressionSchedule as schedule } from './schema.ts';

const DAY = 86_400_000;
/** Three at night in Shanghai, which has no summer time, counted from midnight UTC. */
const AT_NIGHT = 19 * 3_600_000;
const days = { day: 1, week: 7 } as const;

/** The next night, or the one a week later. */
export function nextRunAfter(now: Date, every: keyof typeof days): Date {
  const tonight = Math.floor(now.getTime() / DAY) * DAY + AT_NIGHT;
  const next = tonight > now.getTime() ? tonight : tonight + DAY;
  return new Date(next + (days[every] - 1) * DAY);
}

/** Sets how often the set of an assistant runs by itself. */
export async function setRhythm(tx: Queries, kbBotId: string, every: RegressionRhythm, now: Date): Promise<void> {
  if (every === 'never') {
    // A job that still waits finds no schedule and does nothing.
    await tx.delete(schedule).where(eq(schedule.kbBotId, kbBotId));
    return;
  }
  const nextAt = nextRunAfter(now, every);
  await tx
    .insert(schedule)
    .values({ kbBotId, every, nextAt })
    .onConflictDoUpdate({ target: schedule.kbBotId, set: { every, nextAt } });
  await wake(tx, kbBotId, nextAt);
}

const wake = (tx: Queries, kbBotId: string, runAt: Date) =>
  scheduleJob.enqueue(tx, { kbBotId }, { key: `regression.due:${kbBotId}`, runAt });

/** Begins a run that is due and waits for the next one. While one is under way or there are no questions it leaves one out. */
export const scheduleJob: Job<{ kbBotId: string }> = defineJob(
  'regression.due',
  z.object({ kbBotId: z.string() }),
  async ({ kbBotId }, { services: { db, log, now } }) => {
    await db.transaction(async (tx) => {
      const [bot] = await tx.select().from(kbBot).where(eq(kbBot.id, kbBotId)).for('update');
      const [row] = await tx.select().from(schedule).where(eq(schedule.kbBotId, kbBotId));
      if (!bot || !row || row.nextAt > now()) return;
      // In the recycle bin it waits for the night after its return.
      if (bot.ownerId === nobody) return await setRhythm(tx, kbBotId, row.every, now());
      try {
        await startRun(tx, bot, 'schedule', now());
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        log.info({ kbBotId, reason: error.message }, 'a regression that was due is left out');
      }
      await setRhythm(tx, kbBotId, row.every, now());
    });
  },
  { attempts: 5, timeout: 60_000 },
);
