import type { Source, SourceLine, SourceRun } from '@tinystar/contract';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { kbBotFile } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import {
  kbBotSourceItem as itemTable,
  kbBotSourceRun as runTable,
  type LineRow,
  type RunRow,
  type SourceRow,
} from './schema.ts';

/** Sources as their makers see them; never their passwords. */
export async function presentSources(db: Queries, rows: readonly SourceRow[]): Promise<Source[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [counts, runs] = await Promise.all([
    db
      .select({
        sourceId: itemTable.sourceId,
        documents: sql<number>`count(${kbBotFile.id})::int`,
        items: sql<number>`count(*)::int`,
      })
      .from(itemTable)
      .leftJoin(kbBotFile, eq(kbBotFile.id, itemTable.fileId))
      .where(inArray(itemTable.sourceId, ids))
      .groupBy(itemTable.sourceId),
    db
      .selectDistinctOn([runTable.sourceId])
      .from(runTable)
      .where(inArray(runTable.sourceId, ids))
      .orderBy(runTable.sourceId, desc(runTable.startedAt), desc(runTable.id)),
  ]);
  return rows.map((row): Source => {
    const count = counts.find(({ sourceId }) => sourceId === row.id);
    const last = runs.find(({ sourceId }) => sourceId === row.id);
    return {
      id: row.id,
      kbBotId: row.kbBotId,
      kind: row.kind,
      name: row.name,
      address: row.address,
      ...(row.user !== '' && { user: row.user }),
      ...(Object.keys(row.place).length > 0 && { place: row.place }),
      hasPassword: row.password !== '',
      rules: row.rules,
      every: row.every,
      on: row.on,
      documentCount: count?.documents ?? 0,
      leftOut: (count?.items ?? 0) - (count?.documents ?? 0),
      ...(last && { lastRun: presentRun(last) }),
      ...(row.nextRunAt && { nextRunAt: row.nextRunAt.getTime() }),
      updatedAt: row.updatedAt.getTime(),
    };
  });
}

export function presentRun(run: RunRow): SourceRun {
  const { id, state, asked, listed, unchanged, planned, finished, added, changed, moved, removed, refused, reason } =
    run;
  return {
    id,
    state,
    asked,
    listed,
    unchanged,
    planned,
    finished,
    added,
    changed,
    moved,
    removed,
    refused,
    reason,
    startedAt: run.startedAt.getTime(),
    ...(run.endedAt && { endedAt: run.endedAt.getTime() }),
  };
}

/** `there`: whether its document is in the library. */
export const presentLine = ({ action, waiting, entry, reason, fileId }: LineRow, there: boolean): SourceLine => ({
  action,
  waiting,
  name: entry.name,
  path: entry.path,
  reason,
  ...(there && fileId !== null && { documentId: fileId }),
});
