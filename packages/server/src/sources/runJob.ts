import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { kbBot } from '../assistants/schema.ts';
import { defineJob, type Job } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { withRun } from './lease.ts';
import { endRun, goOn, isOpen } from './runs.ts';
import { kbBotSourceRun as runTable } from './schema.ts';
import { sourceWords } from './words.ts';
import { workOn } from './workOn.ts';

/** Runs at once in one process, of different owners: none of them holds a worker while it waits for its source. */
const MOST = 4;
/** How long a worker looks on, and after how long it looks again. */
const LOOK = 1_500;
const NEXT_LOOK = 1_000;
/** Faults of ours in a row, until a run has failed. */
const FAULTS = 10;
const AFTER_FAULT = 5_000;

interface Going {
  owner: string;
  /** In how many ms it goes on; null when it is over. Never rejects. */
  ended: Promise<number | null>;
}

const going = new Map<string, Going>();
const faults = new Map<string, number>();

/**
 * Goes on with a run. The work is done beside the jobs: a source may be slow, and a worker that waited for it would be
 * missing to others. The job comes back until the run is over; after a crash it finds nobody at work and begins to.
 */
export const runJob: Job<{ runId: string }> = defineJob(
  'sources.run',
  z.object({ runId: z.string() }),
  async ({ runId }, { services, signal }) => {
    const wait = await attend(services, runId, signal);
    if (wait !== null) await goOn(services.db, runId, new Date(Date.now() + wait));
  },
  {
    attempts: 10,
    timeout: 60_000,
    onExhausted: ({ runId }, { services }) => endRun(services, runId, 'failed', sourceWords.broken),
  },
);

async function attend(services: Services, runId: string, signal: AbortSignal): Promise<number | null> {
  const { db } = services;
  if (!going.has(runId)) {
    const [found] = await db
      .select({ state: runTable.state, type: kbBot.ownerType, id: kbBot.ownerId })
      .from(runTable)
      .innerJoin(kbBot, eq(kbBot.id, runTable.kbBotId))
      .where(and(eq(runTable.id, runId), isOpen));
    if (!found || found.state === 'held') return null;
    const owner = `${found.type}:${found.id}`;
    const busy = going.size >= MOST || [...going.values()].some((each) => each.owner === owner);
    if (busy) return NEXT_LOOK;
    if (!going.has(runId)) going.set(runId, { owner, ended: begin(services, runId) });
  }
  const looked = new AbortController();
  const timer = setTimeout(() => looked.abort(), LOOK);
  try {
    return await Promise.race([going.get(runId)!.ended, aborted(AbortSignal.any([signal, looked.signal]), NEXT_LOOK)]);
  } finally {
    clearTimeout(timer);
  }
}

const aborted = (signal: AbortSignal, answer: number) =>
  new Promise<number>((resolve) => {
    if (signal.aborted) resolve(answer);
    signal.addEventListener('abort', () => resolve(answer), { once: true });
  });

async function begin(services: Services, runId: string): Promise<number | null> {
  try {
    const next = await withRun(services, runId, (signal) => workOn(services, runId, signal));
    faults.delete(runId);
    // Undefined while another process works on it; it may have died.
    return next === undefined ? NEXT_LOOK : next;
  } catch (error) {
    return await fault(services, runId, error);
  } finally {
    going.delete(runId);
  }
}

async function fault(services: Services, runId: string, error: unknown): Promise<number | null> {
  if (services.stopping.aborted) return NEXT_LOOK;
  const count = (faults.get(runId) ?? 0) + 1;
  services.log.warn({ error, runId }, 'a run of a source was interrupted');
  if (count < FAULTS) {
    faults.set(runId, count);
    return AFTER_FAULT;
  }
  faults.delete(runId);
  await endRun(services, runId, 'failed', sourceWords.broken).catch(() => undefined);
  return null;
}
