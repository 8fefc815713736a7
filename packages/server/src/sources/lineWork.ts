import type { SourceAction } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import type { Kind, Reaching, SourceEntry } from './kinds/kind.ts';
import {
  kbBotSourceItem as itemTable,
  kbBotSourceLine as lineTable,
  kbBotSourceRun as runTable,
  type ItemRow,
  type LineRow,
  type SourceRow,
} from './schema.ts';

/** What the work on one line needs. */
export interface LineWork {
  services: Services;
  source: SourceRow;
  bot: AssistantRow;
  owner: Owner;
  kind: Kind;
  reaching: Reaching;
  line: LineRow;
}

/** The run was stopped, or waits for a person: nothing more is done. */
export class RunOver extends Error {
  override name = 'RunOver';
}

/** Another process has done the line meanwhile. */
export class LineDone extends Error {
  override name = 'LineDone';
}

/** Holds the run, which a person may stop at this moment. */
async function holdRun(tx: Queries, { line }: LineWork): Promise<void> {
  const [run] = await tx
    .select({ state: runTable.state })
    .from(runTable)
    .where(eq(runTable.id, line.runId))
    .for('update');
  if (run?.state !== 'working') throw new RunOver();
}

const isWaiting = ({ line }: LineWork) =>
  and(eq(lineTable.runId, line.runId), eq(lineTable.position, line.position), eq(lineTable.waiting, true));

/** In the transaction that does what a line says: from its commit on it is done, and no other one does it. */
export async function finishLine(
  tx: Queries,
  work: LineWork,
  done: { action: SourceAction; fileId?: string | null; reason?: string },
): Promise<void> {
  await holdRun(tx, work);
  const { action, fileId = work.line.fileId, reason = '' } = done;
  const [line] = await tx
    .update(lineTable)
    .set({ waiting: false, action, fileId, reason, after: null })
    .where(isWaiting(work))
    .returning({ runId: lineTable.runId });
  if (!line) throw new LineDone();
  await tx
    .update(runTable)
    .set({ finished: sql`${runTable.finished} + 1`, [action]: sql`${runTable[action]} + 1` })
    .where(eq(runTable.id, work.line.runId));
}

/** The same for a line that turned out to say nothing: its content is what the library has. */
export async function dropLine(tx: Queries, work: LineWork): Promise<void> {
  await holdRun(tx, work);
  const [line] = await tx.delete(lineTable).where(isWaiting(work)).returning({ runId: lineTable.runId });
  if (!line) throw new LineDone();
  await tx
    .update(runTable)
    .set({ finished: sql`${runTable.finished} + 1`, unchanged: sql`${runTable.unchanged} + 1` })
    .where(eq(runTable.id, work.line.runId));
}

/** Writes what the library has of an entry. */
export async function keepItem(
  tx: Queries,
  { services, source, line: { entry } }: LineWork,
  has: Pick<ItemRow, 'fileId' | 'revision' | 'sha256'> & { reason?: string },
): Promise<void> {
  const values = {
    kbBotId: source.kbBotId,
    sourceId: source.id,
    itemId: entry.id,
    ...placeOf(entry),
    reason: '',
    ...has,
    keptGone: false,
    updatedAt: services.now(),
  };
  await tx
    .insert(itemTable)
    .values(values)
    .onConflictDoUpdate({ target: [itemTable.sourceId, itemTable.itemId], set: values });
}

/** Where an entry stands at its source. */
export const placeOf = ({ name, path, address = '' }: SourceEntry) => ({ name, path, address: address || null });

export const isItem = ({ source, line }: LineWork, itemId = line.entry.id) =>
  and(eq(itemTable.sourceId, source.id), eq(itemTable.itemId, itemId));

export async function itemOf(db: Queries, work: LineWork): Promise<ItemRow | undefined> {
  const [item] = await db.select().from(itemTable).where(isItem(work));
  return item;
}
