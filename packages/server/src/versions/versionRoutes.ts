import { documentVersions, errorCodes } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { keysOf } from '../documents/copyDocuments.ts';
import { namedFile, versionGone } from '../documents/loadFile.ts';
import { kbBotFile } from '../documents/schema.ts';
import { disownFiles, dropFiles } from '../platform/files/looseFiles.ts';
import { Failure } from '../platform/http/failure.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { changesBetween, readVersion } from './compareVersions.ts';
import { deleteVersions, keptNumbers } from './keepVersion.ts';
import { listVersions } from './listVersions.ts';
import { packSoon } from './packVersions.ts';
import { restoreVersion } from './restoreVersion.ts';

/** The versions of a document: what it said before, what has changed since, and the way back. */
export const versionRoutes: readonly Route[] = [
  implement(documentVersions.list, async (call) => {
    const file = await namedFile(call);
    const { db, config } = call.services;
    return { rows: await listVersions(db, file), keeps: config.DOCUMENT_VERSIONS, version: file.version };
  }),
  implement(documentVersions.compare, async (call) => {
    const file = await namedFile(call);
    const { from, to } = call.input;
    const [before, after] = [
      await readVersion(call.services, file, from, call.caller.userId),
      await readVersion(call.services, file, to, call.caller.userId),
    ];
    return { from: before.shown, to: after.shown, changes: await changesBetween(before.pages, after.pages) };
  }),
  implement(documentVersions.restore, async (call) => ({
    version: await restoreVersion(call.services, await namedFile(call), call.input),
  })),
  implement(documentVersions.remove, async (call) => {
    const file = await namedFile(call);
    const { db, now } = call.services;
    const keys = await db.transaction(async (tx) => {
      const [row] = await tx
        .select({ current: kbBotFile.versionNumber })
        .from(kbBotFile)
        .where(eq(kbBotFile.id, file.id))
        .for('update');
      if (row?.current === call.input.number) throw new Failure(errorCodes.conflict, '这一版已经是当前版本，不能删除');
      const gone = keysOf(await deleteVersions(tx, file.id, [call.input.number]));
      if (gone.length === 0) throw versionGone();
      await tx.update(kbBotFile).set(keptNumbers).where(eq(kbBotFile.id, file.id));
      await disownFiles(tx, gone, now());
      await packSoon(tx, file.id);
      return gone;
    });
    await dropFiles(call.services, keys);
    return {};
  }),
];
