import { errorCodes, sources } from '@tinystar/contract';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { binDocuments } from '../documents/binDocuments.ts';
import { kbBotFile } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { presentLine, presentRun, presentSources } from './present.ts';
import { probe } from './probe.ts';
import { endRun, goOn, startRun, stopRuns } from './runs.ts';
import { createSource, findSource, updateSource } from './saveSource.ts';
import { nextRun, wake } from './schedule.ts';
import {
  kbBotSource,
  kbBotSourceItem as itemTable,
  kbBotSourceLine as lineTable,
  kbBotSourceRun as runTable,
  type RunRow,
} from './schema.ts';
import { liveOf } from './storePlan.ts';
import { sourceWords } from './words.ts';

const probes = { max: 20, seconds: 60 };
const runLimit = { max: 30, seconds: 60 };
/** Documents that go into the bin in one transaction. */
const BATCH = 200;

async function findRun(db: Queries, sourceId: string, runId: string, lock?: 'update'): Promise<RunRow> {
  const query = db
    .select()
    .from(runTable)
    .where(and(eq(runTable.id, runId), eq(runTable.sourceId, sourceId)));
  const [run] = lock ? await query.for(lock) : await query;
  if (!run) throw notFound('更新记录不存在');
  return run;
}

const list = implement(sources.list, async ({ input: { kbBotId }, owner, services: { db } }) => {
  const assistant = await loadOwnAssistant(db, owner, kbBotId);
  const rows = await db
    .select()
    .from(kbBotSource)
    .where(eq(kbBotSource.kbBotId, assistant.id))
    .orderBy(asc(kbBotSource.createdAt), asc(kbBotSource.id));
  return { rows: await presentSources(db, rows) };
});

const tryOut = implement(sources.probe, async ({ input, owner, caller, services, signal }) => {
  const { kbBotId, id } = input;
  await loadOwnAssistant(services.db, owner, kbBotId);
  const known = id === undefined ? undefined : await findSource(services.db, owner, { kbBotId, id });
  await allow(services, `sources.probe:${caller.userId}`, probes);
  return await probe(services, input, { known, client: signal });
});

const setOn = implement(sources.setOn, async ({ input, owner, services: { db, now } }) => {
  await db.transaction(async (tx) => {
    const row = await findSource(tx, owner, input, 'update');
    if (!input.on) await stopRuns({ db: tx, now }, row.id);
    const nextRunAt = input.on ? (row.on ? row.nextRunAt : nextRun(row.every, now())) : null;
    await tx.update(kbBotSource).set({ on: input.on, nextRunAt }).where(eq(kbBotSource.id, row.id));
    await wake(tx, { id: row.id, nextRunAt });
  });
  return {};
});

const remove = implement(sources.remove, async ({ input, owner, services }) => {
  const { db, now } = services;
  const row = await findSource(db, owner, input);
  await db.transaction(async (tx) => {
    await findSource(tx, owner, input, 'update');
    // Nothing comes any more, whatever time the rest takes.
    await tx.update(kbBotSource).set({ on: false, nextRunAt: null }).where(eq(kbBotSource.id, row.id));
    await stopRuns({ db: tx, now }, row.id);
  });
  if (input.documents === 'bin') {
    const left = [...(await liveOf(db, row.id))];
    while (left.length > 0) await binDocuments(services, row.kbBotId, await there(db, left.splice(0, BATCH)));
  }
  await db.delete(kbBotSource).where(eq(kbBotSource.id, row.id));
  return {};
});

/** Those that nobody has deleted meanwhile. */
async function there(db: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: kbBotFile.id })
    .from(kbBotFile)
    .where(inArray(kbBotFile.id, [...ids]));
  return rows.map(({ id }) => id);
}

const run = implement(sources.run, async ({ input, owner, caller, services }) => {
  await findSource(services.db, owner, input);
  await allow(services, `sources.run:${caller.userId}`, runLimit);
  return await services.db.transaction(async (tx) => {
    const row = await findSource(tx, owner, input, 'update');
    return presentRun(await startRun(tx, row, { asked: true, now: services.now() }));
  });
});

const stop = implement(sources.stop, async ({ input, owner, services }) => {
  const row = await findSource(services.db, owner, input);
  await findRun(services.db, row.id, input.runId);
  await endRun(services, input.runId, 'stopped');
  return {};
});

const decide = implement(sources.decide, async ({ input, owner, services: { db } }) => {
  await db.transaction(async (tx) => {
    const row = await findSource(tx, owner, input);
    const { id, state } = await findRun(tx, row.id, input.runId, 'update');
    if (state !== 'held') throw new Failure(errorCodes.conflict, '这次更新不需要确认，请刷新后查看');
    const goes = and(eq(lineTable.runId, id), eq(lineTable.waiting, true), eq(lineTable.action, 'removed'));
    if (input.remove) await tx.update(lineTable).set({ reason: sourceWords.confirmed }).where(goes);
    else {
      const kept = tx
        .select({ id: sql`${lineTable.entry} ->> 'id'` })
        .from(lineTable)
        .where(goes);
      await tx
        .update(itemTable)
        .set({ keptGone: true })
        .where(and(eq(itemTable.sourceId, row.id), inArray(itemTable.itemId, kept)));
      const { rowCount } = await tx.delete(lineTable).where(goes);
      await tx
        .update(runTable)
        .set({ planned: sql`${runTable.planned} - ${rowCount ?? 0}` })
        .where(eq(runTable.id, id));
    }
    await tx.update(runTable).set({ state: 'working', reason: '' }).where(eq(runTable.id, id));
    await goOn(tx, id);
  });
  return {};
});

const runs = implement(sources.runs, async ({ input, owner, services: { db } }) => {
  const row = await findSource(db, owner, input);
  const own = eq(runTable.sourceId, row.id);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(runTable)
      .where(own)
      .orderBy(desc(runTable.startedAt), desc(runTable.id))
      .limit(input.size)
      .offset((input.page - 1) * input.size),
    db.$count(runTable, own),
  ]);
  return { rows: rows.map(presentRun), count: total };
});

const lines = implement(sources.lines, async ({ input, owner, services: { db } }) => {
  const row = await findSource(db, owner, input);
  const { id } = await findRun(db, row.id, input.runId);
  const wanted = and(eq(lineTable.runId, id), input.action && eq(lineTable.action, input.action));
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(lineTable)
      .where(wanted)
      .orderBy(asc(lineTable.position))
      .limit(input.size)
      .offset((input.page - 1) * input.size),
    db.select({ count: count() }).from(lineTable).where(wanted),
  ]);
  // Joined, the database would read every document there is before it counts off the lines of a page.
  const named = rows.flatMap(({ fileId }) => fileId ?? []);
  const files = await db.select({ id: kbBotFile.id }).from(kbBotFile).where(inArray(kbBotFile.id, named));
  const present = new Set(files.map((file) => file.id));
  return { rows: rows.map((line) => presentLine(line, present.has(line.fileId ?? ''))), count: total?.count ?? 0 };
});

export const sourceRoutes: readonly Route[] = [
  list,
  tryOut,
  implement(sources.create, ({ input, owner, services }) => createSource(services, owner, input)),
  implement(sources.update, ({ input, owner, services }) => updateSource(services, owner, input)),
  setOn,
  remove,
  run,
  stop,
  decide,
  runs,
  lines,
];
