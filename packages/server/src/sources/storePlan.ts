import { and, eq, inArray } from 'drizzle-orm';
import { kbBotFile } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import type { Kind } from './kinds/kind.ts';
import type { Listing } from './listEntries.ts';
import { isTooMuch, planRun } from './plan.ts';
import {
  kbBotSourceItem as itemTable,
  kbBotSourceLine as lineTable,
  kbBotSourceRun as runTable,
  type SourceRow,
} from './schema.ts';
import { sourceWords } from './words.ts';

/** Lines written by one statement. */
const BATCH = 1_000;

/** Writes what a run has to do, as a whole or not at all; a run that was stopped meanwhile gets nothing. */
export async function storePlan(
  { db, now }: Services,
  source: SourceRow,
  runId: string,
  { listing, same, exact }: { listing: Listing; same: Kind['same']; exact: Kind['exact'] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [run] = await tx.select({ state: runTable.state }).from(runTable).where(eq(runTable.id, runId)).for('update');
    if (run?.state !== 'listing') return;
    const items = await tx.select().from(itemTable).where(eq(itemTable.sourceId, source.id));
    const plan = planRun({ items, listing, live: await liveOf(tx, source.id), same, exact });
    const isOf = (itemId: string) => and(eq(itemTable.sourceId, source.id), eq(itemTable.itemId, itemId));
    for (const [itemId, change] of plan.changes) await tx.update(itemTable).set(change).where(isOf(itemId));
    for (const ids of batches(plan.forgotten))
      await tx.delete(itemTable).where(and(eq(itemTable.sourceId, source.id), inArray(itemTable.itemId, ids)));
    const rows = plan.lines.map((line, position) => ({
      kbBotId: source.kbBotId,
      runId,
      position,
      ...line,
      waiting: true,
    }));
    for (const some of batches(rows)) await tx.insert(lineTable).values(some);
    // A source that holds nothing any more may be another folder, or not mounted there.
    const emptied = listing.entries.length === 0 && plan.removed > 0;
    const held = emptied || isTooMuch(plan.removed, plan.documents);
    const done = rows.length === 0;
    await tx
      .update(runTable)
      .set({
        state: held ? 'held' : done ? 'done' : 'working',
        listed: listing.entries.length,
        unchanged: plan.unchanged,
        planned: rows.length,
        tries: 0,
        reason: held ? sourceWords.held(plan.removed, plan.documents) : listing.cut,
        ...(done && { endedAt: now() }),
      })
      .where(eq(runTable.id, runId));
  });
}

/** The documents of a source that are in the library. */
export async function liveOf(db: Queries, sourceId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: kbBotFile.id })
    .from(itemTable)
    .innerJoin(kbBotFile, eq(kbBotFile.id, itemTable.fileId))
    .where(eq(itemTable.sourceId, sourceId));
  return new Set(rows.map(({ id }) => id));
}

function batches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
}
