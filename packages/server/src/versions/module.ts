import { waitingEdits, type WaitingEdit } from '@tinystar/contract';
import { asc, eq } from 'drizzle-orm';
import { fileDeleted, namedFile } from '../documents/loadFile.ts';
import { readPages } from '../documents/readPages.ts';
import { kbBotFile, kbBotFileWaitingEdit } from '../documents/schema.ts';
import { implement } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { readVersion } from './compareVersions.ts';
import { waitsIn } from './keepWaiting.ts';
import { likelyTargets } from './likelyTargets.ts';
import { newVersionJob } from './newVersionJob.ts';
import { packJob } from './packVersions.ts';
import { settle } from './settle.ts';
import { takeBack, listDecided } from './takeBack.ts';
import { takeOver } from './takeOver.ts';
import { uploadRoute } from './uploadRoute.ts';
import { versionRoutes } from './versionRoutes.ts';

type Row = typeof kbBotFileWaitingEdit.$inferSelect;

/** Of one new version in the order of the pages that they were made on; older versions come first. */
function inReadingOrder(a: Row, b: Row): number {
  const [one, other] = [a.read[0] ?? a.mine[0], b.read[0] ?? b.mine[0]];
  const older = a.createdAt.getTime() - b.createdAt.getTime();
  if (older !== 0 || !one || !other) return older;
  return one.page - other.page || one.block.box.top - other.block.box.top;
}

/** Uploads, new versions of documents, and what makers did to earlier ones and has no certain place in today's. */
export const versionsModule: Module = {
  jobs: [newVersionJob, packJob],
  routes: [
    uploadRoute,
    ...versionRoutes,
    implement(waitingEdits.list, async (call) => {
      const { db } = call.services;
      const file = await namedFile(call);
      const pages = await readPages(db, file.id);
      const [rows, decided] = await Promise.all([
        db
          .select()
          .from(kbBotFileWaitingEdit)
          .where(waitsIn(file.id))
          .orderBy(asc(kbBotFileWaitingEdit.createdAt), asc(kbBotFileWaitingEdit.id)),
        listDecided(db, file, pages),
      ]);
      const there = new Set(pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
      return {
        version: file.version,
        decided,
        rows: rows.toSorted(inReadingOrder).map((row): WaitingEdit => {
          const { id, kind, read, mine, madeOn, createdAt } = row;
          const onto = likelyTargets(row, pages);
          const near = onto[0] ?? row.near;
          return {
            id,
            kind,
            read: read.map(({ page, block }) => ({ page, block: { ...block, status: 'enabled' } })),
            mine,
            ...(near !== null && there.has(near) && { near }),
            onto,
            ...(madeOn !== null && { madeOn }),
            createdAt: createdAt.getTime(),
          };
        }),
      };
    }),
    implement(waitingEdits.origin, async (call) => {
      const version = await readVersion(call.services, await namedFile(call), call.input.number, call.caller.userId);
      return version.shown;
    }),
    implement(waitingEdits.take, async (call) =>
      takeOver(call.services, await namedFile(call), call.input, call.caller.userId),
    ),
    implement(waitingEdits.discard, async (call) => {
      const file = await namedFile(call);
      const decided = { decision: 'discarded', by: call.caller.userId, at: call.services.now() } as const;
      await call.services.db.transaction(async (tx) => {
        const [row] = await tx.select().from(kbBotFile).where(eq(kbBotFile.id, file.id)).for('update');
        if (!row) throw fileDeleted();
        await settle(tx, row, call.input.id, decided);
      });
      return {};
    }),
    implement(waitingEdits.takeBack, async (call) =>
      takeBack(call.services, await namedFile(call), call.input, call.caller.userId),
    ),
  ],
};
