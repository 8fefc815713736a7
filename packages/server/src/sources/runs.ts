import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { emit } from '../webhooks/emit.ts';
import { runJob } from './runJob.ts';
import {
  kbBotSource,
  kbBotSourceLine as lineTable,
  kbBotSourceRun as runTable,
  type RunRow,
  type SourceRow,
} from './schema.ts';

/** Neither ended nor stopped. */
const open = ['waiting', 'listing', 'working', 'held'] as const;
export const isOpen = inArray(runTable.state, [...open]);

/** How many runs of a source are kept. */
const KEPT = 20;

/** Begins a run, or answers the one that is going on. The transaction must hold the source. */
export async function startRun(
  tx: Queries,
  source: Pick<SourceRow, 'id' | 'kbBotId'>,
  { asked, now }: { asked: boolean; now: Date },
): Promise<RunRow> {
  const [going] = await tx
    .select()
    .from(runTable)
    .where(and(eq(runTable.sourceId, source.id), isOpen));
  if (going) return going;
  const [run] = await tx
    .insert(runTable)
    .values({ kbBotId: source.kbBotId, sourceId: source.id, state: 'waiting', asked, startedAt: now })
    .returning();
  const old = tx
    .select({ id: runTable.id })
    .from(runTable)
    .where(eq(runTable.sourceId, source.id))
    .orderBy(desc(runTable.startedAt), desc(runTable.id))
    .offset(KEPT);
  await tx.delete(runTable).where(inArray(runTable.id, old));
  await goOn(tx, run!.id);
  return run!;
}

/** Has a run that is open gone on with. */
export const goOn = (db: Queries, runId: string, runAt?: Date): Promise<void> =>
  runJob.enqueue(db, { runId }, { key: `sources.run:${runId}`, ...(runAt && { runAt }) });

/** Ends a run that is open; what it has not done is done by the next one. */
export async function endRun(
  { db, now }: Pick<Services, 'now'> & { db: Queries },
  runId: string,
  state: 'done' | 'failed' | 'stopped',
  reason = '',
): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(runTable)
      .set({ state, reason, endedAt: now(), holder: null, heldUntil: null })
      .where(and(eq(runTable.id, runId), isOpen))
      .returning();
    if (!ended) return;
    await tx.delete(lineTable).where(and(eq(lineTable.runId, runId), eq(lineTable.waiting, true)));
    await tellEnd(tx, ended, state, now());
  });
}

async function tellEnd(tx: Queries, run: RunRow, state: 'done' | 'failed' | 'stopped', now: Date): Promise<void> {
  const [source] = await tx.select().from(kbBotSource).where(eq(kbBotSource.id, run.sourceId));
  if (!source) return;
  const { name, kind } = source;
  const { id, sourceId, reason, added, changed, moved, removed, refused } = run;
  const counts = { added, changed, moved, removed, refused };
  const data = { run_id: id, source_id: sourceId, name, kind, state, reason, ...counts };
  await emit(tx, run.kbBotId, { type: 'source.run.ended', data }, now);
}

/** Stops what is going on at a source. */
export async function stopRuns(services: Pick<Services, 'now'> & { db: Queries }, sourceId: string): Promise<void> {
  const rows = await services.db
    .select({ id: runTable.id })
    .from(runTable)
    .where(and(eq(runTable.sourceId, sourceId), isOpen));
  for (const { id } of rows) await endRun(services, id, 'stopped');
}
