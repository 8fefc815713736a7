import type { RecaptureRhythm } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { kbBot, nobody } from '../assistants/schema.ts';
import { kbBotFile } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { defineJob, type Job } from '../platform/jobs/define.ts';
import { recapture } from './recapture.ts';

const HOUR = 3_600_000;
const days = { day: 1, week: 7, month: 30 } as const;

/** When a page is captured next; null for never. */
export const nextCapture = (now: Date, every: RecaptureRhythm): Date | null =>
  every === 'never' ? null : new Date(now.getTime() + days[every] * 24 * HOUR);

/** Has a page captured again at a time, which replaces the time it waits for. */
export const wake = (db: Queries, fileId: string, runAt: Date): Promise<void> =>
  recaptureJob.enqueue(db, { fileId, asked: false }, { key: `recapture:${fileId}`, runAt });

/** Has a page captured again now, whatever its rhythm. */
export const wakeNow = (db: Queries, fileId: string): Promise<void> =>
  recaptureJob.enqueue(db, { fileId, asked: true }, { key: `recapture:asked:${fileId}` });

/** Captures a page that is due, and waits for the next time. One that is being processed is tried an hour later. */
export const recaptureJob: Job<{ fileId: string; asked: boolean }> = defineJob(
  'capture.again',
  z.object({ fileId: z.string(), asked: z.boolean() }),
  async ({ fileId, asked }, { services, signal }) => {
    const { db, now } = services;
    const [row] = await db.select().from(kbBotFile).where(eq(kbBotFile.id, fileId));
    // Deleted, or its rhythm was changed: another job waits, or none.
    if (!row?.siteUrl || (!asked && (!row.recaptureAt || row.recaptureAt > now()))) return;
    // While its assistant lies in the recycle bin nothing is read for it.
    const deleted = await db.$count(kbBot, and(eq(kbBot.id, row.kbBotId), eq(kbBot.ownerId, nobody)));
    if (deleted > 0) return await wake(db, fileId, new Date(now().getTime() + 24 * HOUR));
    const done = await recapture(services, row, signal);
    const next = done ? nextCapture(now(), row.recapture) : new Date(now().getTime() + HOUR);
    if (!next || (asked && !done)) return;
    await db.update(kbBotFile).set({ recaptureAt: next }).where(eq(kbBotFile.id, fileId));
    await wake(db, fileId, next);
  },
  { attempts: 3, timeout: 10 * 60_000 },
);
