import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { newId } from '../platform/database/columns.ts';
import type { Services } from '../platform/services.ts';
import { kbBotSourceRun as runTable } from './schema.ts';

/** This process. */
const me = newId();
/** How long a process that has died holds a run, and how often a living one says that it does. */
const holds = sql`now() + interval '10 seconds'`;
const every = 2_000;

const working = inArray(runTable.state, ['waiting', 'listing', 'working']);

/** Takes a run for this process, or goes on holding it; false when it is over, or another process works on it. */
async function take({ db }: Services, runId: string): Promise<boolean> {
  const free = or(eq(runTable.holder, me), isNull(runTable.heldUntil), lt(runTable.heldUntil, sql`now()`));
  const rows = await db
    .update(runTable)
    .set({ holder: me, heldUntil: holds })
    .where(and(eq(runTable.id, runId), working, free))
    .returning({ id: runTable.id });
  return rows.length > 0;
}

/**
 * Does work for a run that no other process does meanwhile. Its signal is aborted when the run was stopped, or the server
 * stops. Answers undefined when another process works on it.
 */
export async function withRun<T>(
  services: Services,
  runId: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  if (!(await take(services, runId))) return undefined;
  const lost = new AbortController();
  const look = async () => {
    if (!(await take(services, runId))) lost.abort(new Error('the run is over'));
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => services.log.warn({ error }, 'the state of a run of a source was not read'));
  }, every);
  try {
    return await work(AbortSignal.any([services.stopping, lost.signal]));
  } finally {
    clearInterval(timer);
    await services.db
      .update(runTable)
      .set({ holder: null, heldUntil: null })
      .where(and(eq(runTable.id, runId), eq(runTable.holder, me)))
      // It ends by itself soon.
      .catch(() => undefined);
  }
}
