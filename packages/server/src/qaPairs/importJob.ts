import { constants } from '@tinystar/contract';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { kbBot } from '../assistants/schema.ts';
import { readSheet } from '../cook/index.ts';
import { embedLater } from '../embeddings/index.ts';
import { readWhole } from '../platform/files/readWhole.ts';
import { disownFiles, dropFiles } from '../platform/files/looseFiles.ts';
import { defineJob } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { layoutOf } from '../sheetImport/layout.ts';
import { kbBotQaImport, kbBotQaImportFailure, kbBotQaPair, type QaImportRow } from './schema.ts';
import { entrySheet, pairSheet, type Sheet } from './storeRows.ts';

/** Rows of one transaction: few enough that answers which are being written hardly wait for them. */
const BATCH = 40;

/** Brings a spreadsheet into a library, batch by batch; after a crash it goes on behind the last one that was stored. */
export const importJob = defineJob(
  'qaPairs.import',
  z.object({ importId: z.string() }),
  async ({ importId }, { services, signal }) => {
    const [row] = await services.db.select().from(kbBotQaImport).where(eq(kbBotQaImport.id, importId));
    if (!row || row.status === 'done' || row.status === 'failed' || row.status === 'undone') return;
    const sheet = await readRows(services, row, signal);
    if (typeof sheet === 'string') return await end(services, row, 'failed', sheet);
    await services.db
      .update(kbBotQaImport)
      .set({ status: 'running', total: sheet.rows.length, updatedAt: services.now() })
      .where(eq(kbBotQaImport.id, importId));
    for (let at = row.done; at < sheet.rows.length; at += BATCH) {
      signal.throwIfAborted();
      if (!(await storeBatch(services, row, sheet, at))) return await end(services, row, 'failed', '问答已被删除');
    }
    await end(services, row, 'done', '');
  },
  {
    attempts: 5,
    timeout: 10 * 60_000,
    async onExhausted({ importId }, { services }) {
      const [row] = await services.db.select().from(kbBotQaImport).where(eq(kbBotQaImport.id, importId));
      if (row) await end(services, row, 'failed', '导入没有完成，已成功的行不受影响，请重新上传');
    },
  },
);

/** The rows of the stored file, or why there are none, in words. */
async function readRows({ files }: Services, row: QaImportRow, signal: AbortSignal): Promise<Sheet | string> {
  const stored = await files.get(row.fileKey);
  const bytes = stored && (await readWhole(stored, constants.QA_IMPORT_MAX));
  if (!bytes) return '文件已经被删除';
  const read = await readSheet(bytes, constants.QA_IMPORT_ROWS + 1, { csv: true, signal });
  if (!read.ok) {
    const { kind, reason } = read.failure;
    return kind === 'unsupported' || kind === 'noText' ? '请上传 xlsx 或 csv 格式的表格' : reason;
  }
  if (read.rows.length === 0) return '表格中没有内容，请按模板填写';
  const told = layoutOf(read.rows, row.qaPairId === null ? 'pairs' : 'entries');
  if (row.layout === null && told.problem !== '') return told.problem;
  const layout = row.layout ?? told.layout;
  const sheet = (row.qaPairId === null ? pairSheet : entrySheet)(read.rows, layout, row);
  return sheet.rows.length === 0 ? '表格中没有内容，请按模板填写' : sheet;
}

/** Stores some rows and notes in the same transaction that they are done; false when there is nothing to store them in. */
async function storeBatch({ db, now }: Services, row: QaImportRow, sheet: Sheet, at: number): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [bot] = await tx.select({ id: kbBot.id }).from(kbBot).where(eq(kbBot.id, row.kbBotId)).for('update');
    if (!bot) return false;
    if (row.qaPairId !== null) {
      const living = and(eq(kbBotQaPair.id, row.qaPairId), isNull(kbBotQaPair.deletedAt));
      if ((await tx.select({ id: kbBotQaPair.id }).from(kbBotQaPair).where(living)).length === 0) return false;
    }
    const [current] = await tx.select().from(kbBotQaImport).where(eq(kbBotQaImport.id, row.id)).for('update');
    // Another run of this job, whose process was thought dead, has stored them.
    if (!current || current.done !== at) return current !== undefined;
    const part = sheet.rows.slice(at, at + BATCH);
    const { good, failures } = await sheet.store(tx, part);
    if (failures.length > 0)
      await tx.insert(kbBotQaImportFailure).values(failures.map((each) => ({ importId: row.id, ...each })));
    await tx
      .update(kbBotQaImport)
      .set({ done: at + part.length, good: current.good + good, updatedAt: now() })
      .where(eq(kbBotQaImport.id, row.id));
    return true;
  });
}

async function end(services: Services, row: QaImportRow, status: 'done' | 'failed', reason: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const set = { status, reason, updatedAt: services.now() };
    await tx.update(kbBotQaImport).set(set).where(eq(kbBotQaImport.id, row.id));
    await disownFiles(tx, [row.fileKey], services.now());
    await embedLater(services, tx, row.kbBotId);
  });
  await dropFiles(services, [row.fileKey]);
}
