import { constants, errorCodes, qaEntries, qaPairs, type QaImport } from '@tinystar/contract';
import { asc, count, desc, eq } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { newId } from '../platform/database/columns.ts';
import type { Queries } from '../platform/database/database.ts';
import { claimFiles, storeFiles } from '../platform/files/looseFiles.ts';
import { wholeUpload } from '../platform/http/wholeUpload.ts';
import type { Owner } from '../platform/http/caller.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implement, implementFile, implementUpload, type Route, type Upload } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { chosenLayout, previewOf, type SheetLayout } from '../sheetImport/layout.ts';
import { readUploadedSheet } from '../sheetImport/readUploadedSheet.ts';
import { changeLibrary } from './changeLibrary.ts';
import { failureFile, pairFile, templateFile } from './files.ts';
import { importJob } from './importJob.ts';
import { lastImports, placeOf } from './lastImports.ts';
import { checkPairs } from './loadPairs.ts';
import { repeatedEntries, repeatedPairs } from './repeatedRows.ts';
import { undoImport } from './undoImport.ts';
import { kbBotQaImport, kbBotQaImportFailure, type QaImportRow } from './schema.ts';

const limit = { max: 60, seconds: 3_600 };
/** Refused rows that are shown; all of them are in the file. */
const SHOWN = 50;

interface Place {
  owner: Owner;
  /** Who sends it. */
  userId: string;
  kbBotId: string;
  /** Into one pair; null for whole pairs. */
  qaPairId: string | null;
  /** What its columns hold; null where the heads tell. */
  layout: SheetLayout | null;
}

/** Spreadsheets into a library and out of it. */
export const importRoutes: readonly Route[] = [
  implementUpload(qaPairs.bulkImport, async ({ input, owner, caller, services }, upload) => {
    await upload.holds(() => loadOwnAssistant(services.db, owner, input.kbBotId));
    const layout = chosenLayout('pairs', input) ?? null;
    return await take(services, upload, {
      owner,
      userId: caller.userId,
      kbBotId: input.kbBotId,
      qaPairId: null,
      layout,
    });
  }),
  implementUpload(qaEntries.bulkImport, async ({ input, owner, caller, services }, upload) => {
    const { kbBotId, qaPairId } = input;
    await upload.holds(() => loadOwnAssistant(services.db, owner, kbBotId));
    await upload.holds(() => checkPairs(services.db, kbBotId, [qaPairId]));
    const layout = chosenLayout('entries', input) ?? null;
    return await take(services, upload, { owner, userId: caller.userId, kbBotId, qaPairId, layout });
  }),
  implementUpload(qaPairs.importPreview, async ({ input, owner, services, signal }, upload) => {
    const { kbBotId, qaPairId } = input;
    await upload.holds(() => loadOwnAssistant(services.db, owner, kbBotId));
    if (qaPairId !== undefined) await checkPairs(services.db, kbBotId, [qaPairId]);
    await allow(services, `qaImportPreview:${kbBotId}`, limit);
    const most = { mostBytes: constants.QA_IMPORT_MAX, mostRows: constants.QA_IMPORT_ROWS + 1 };
    const sheet = await readUploadedSheet(upload, { ...most, signal });
    return qaPairId === undefined
      ? previewOf(sheet, 'pairs', (layout) => repeatedPairs(services.db, kbBotId, sheet.rows, layout))
      : previewOf(sheet, 'entries', (layout) => repeatedEntries(services.db, qaPairId, sheet.rows, layout));
  }),
  implement(qaPairs.undoImport, async ({ input: { kbBotId, importId, withEdited = false }, owner, services }) =>
    changeLibrary({ services, owner, kbBotId }, (tx, changed) =>
      undoImport(tx, { kbBotId, importId, withEdited, now: services.now(), changed }),
    ),
  ),
  implement(qaPairs.imports, async ({ input: { kbBotId, qaPairId = null }, owner, services: { db } }) => {
    await loadOwnAssistant(db, owner, kbBotId);
    if (qaPairId !== null) await checkPairs(db, kbBotId, [qaPairId]);
    return { rows: await lastImports(db, kbBotId, qaPairId) };
  }),
  implement(qaPairs.importState, async ({ input: { kbBotId, qaPairId = null }, owner, services: { db } }) => {
    await loadOwnAssistant(db, owner, kbBotId);
    if (qaPairId !== null) await checkPairs(db, kbBotId, [qaPairId]);
    const row = await latestImport(db, kbBotId, qaPairId);
    return { latest: row ? await present(db, row) : null };
  }),
  implementFile(qaPairs.importFailures, async ({ input: { kbBotId, qaPairId = null }, owner, services: { db } }) => {
    await loadOwnAssistant(db, owner, kbBotId);
    const row = await latestImport(db, kbBotId, qaPairId);
    if (!row) throw notFound();
    return failureFile(db, row);
  }),
  implementFile(qaPairs.exported, async ({ input: { kbBotId }, owner, services: { db } }) =>
    pairFile(db, await loadOwnAssistant(db, owner, kbBotId)),
  ),
  implementFile(qaPairs.importTemplate, () => templateFile('pairs')),
  implementFile(qaEntries.importTemplate, () => templateFile('entries')),
];

/** Stores the bytes with the job that reads them. */
async function take(
  services: Services,
  upload: Upload,
  { owner, userId, kbBotId, qaPairId, layout }: Place,
): Promise<{ id: string }> {
  await allow(services, `qaImport:${kbBotId}`, limit);
  const bytes = await wholeUpload(upload, constants.QA_IMPORT_MAX);
  if (!bytes) throw new Failure(errorCodes.tooLarge, '表格文件不能超过20M');
  const id = newId();
  const fileKey = `imports/${id}`;
  const at = services.now();
  await storeFiles(services, [fileKey], async () => {
    await services.files.put(fileKey, bytes);
    await services.db.transaction(async (tx) => {
      await loadOwnAssistant(tx, owner, kbBotId);
      await tx.insert(kbBotQaImport).values({
        id,
        kbBotId,
        qaPairId,
        userId,
        fileName: upload.fileName.slice(0, 255),
        fileKey,
        layout,
        status: 'waiting',
        reason: '',
        done: 0,
        good: 0,
        createdAt: at,
        updatedAt: at,
      });
      await claimFiles(tx, [fileKey]);
      await importJob.enqueue(tx, { importId: id }, { key: `qaImport:${id}`, queue: `qaImport:${kbBotId}` });
    });
  });
  return { id };
}

async function latestImport(db: Queries, kbBotId: string, qaPairId: string | null): Promise<QaImportRow | undefined> {
  const [row] = await db
    .select()
    .from(kbBotQaImport)
    .where(placeOf(kbBotId, qaPairId))
    .orderBy(desc(kbBotQaImport.createdAt), desc(kbBotQaImport.id))
    .limit(1);
  return row;
}

async function present(db: Queries, row: QaImportRow): Promise<QaImport> {
  const refused = eq(kbBotQaImportFailure.importId, row.id);
  const [[bad], failures] = await Promise.all([
    db.select({ count: count() }).from(kbBotQaImportFailure).where(refused),
    db.select().from(kbBotQaImportFailure).where(refused).orderBy(asc(kbBotQaImportFailure.row)).limit(SHOWN),
  ]);
  const { id, fileName, status, reason, total, done, good, createdAt } = row;
  return {
    id,
    fileName,
    status,
    reason,
    total,
    done,
    good,
    bad: bad?.count ?? 0,
    createdAt: createdAt.getTime(),
    failures: failures.map((each) => ({ row: each.row, cells: each.cells, reason: each.reason })),
  };
}
