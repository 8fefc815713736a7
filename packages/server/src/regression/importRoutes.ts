import { constants, regression } from '@tinystar/contract';
import { and, desc, eq } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { user } from '../identity/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { notFound } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implement, implementUpload, type Route } from '../platform/http/route.ts';
import { chosenLayout, previewOf } from '../sheetImport/layout.ts';
import { readQuestions, readUpload } from './importQuestions.ts';
import { newOnes, takeIn } from './questions.ts';
import { kbBotRegressionImport as importTable, kbBotRegressionQuestion as question } from './schema.ts';

const limit = { max: 60, seconds: 3_600 };

const importPreview = implementUpload(
  regression.importPreview,
  async ({ input: { kbBotId }, owner, services, signal }, upload) => {
    await upload.holds(() => loadOwnAssistant(services.db, owner, kbBotId));
    await allow(services, `regressionPreview:${kbBotId}`, limit);
    const sheet = await readUpload(upload, signal);
    return await previewOf(sheet, 'questions', async (layout) => {
      if (sheet.rows.length === 1) return 0;
      const { good } = await readQuestions(services.db, kbBotId, sheet.rows, layout);
      return good.length - (await newOnes(services.db, kbBotId, good)).length;
    });
  },
);

const bulkImport = implementUpload(
  regression.bulkImport,
  async ({ input, owner, caller, services, signal }, upload) => {
    const { kbBotId } = input;
    const { db, now } = services;
    const chosen = chosenLayout('questions', input);
    await upload.holds(() => loadOwnAssistant(db, owner, kbBotId));
    await allow(services, `regressionImport:${kbBotId}`, limit);
    const { rows } = await readUpload(upload, signal);
    return await db.transaction(async (tx) => {
      await loadOwnAssistant(tx, owner, kbBotId, 'update');
      const { good, failures } = await readQuestions(tx, kbBotId, rows, chosen);
      const importId = newId();
      const wanted = good.map((each) => ({ ...each, origin: 'imported' as const, importId }));
      const taken = (await takeIn(tx, kbBotId, wanted, now())).length;
      const line = { id: importId, kbBotId, userId: caller.userId, fileName: upload.fileName.slice(0, 255) };
      await tx.insert(importTable).values({ ...line, good: taken, createdAt: now() });
      return { importId, good: taken, failures };
    });
  },
);

const imports = implement(regression.imports, async ({ input: { kbBotId }, owner, services: { db } }) => {
  await loadOwnAssistant(db, owner, kbBotId);
  const rows = await db
    .select({ line: importTable, userName: user.name })
    .from(importTable)
    .leftJoin(user, eq(user.id, importTable.userId))
    .where(eq(importTable.kbBotId, kbBotId))
    .orderBy(desc(importTable.createdAt), desc(importTable.id))
    .limit(constants.IMPORTS_SHOWN);
  return {
    rows: rows.map(({ line: { id, fileName, good, undoneAt, createdAt }, userName }) => ({
      id,
      fileName,
      status: undoneAt ? ('undone' as const) : ('done' as const),
      good,
      userName: userName ?? '',
      createdAt: createdAt.getTime(),
    })),
  };
});

const undoImport = implement(
  regression.undoImport,
  async ({ input: { kbBotId, importId }, owner, services: { db, now } }) =>
    await db.transaction(async (tx) => {
      await loadOwnAssistant(tx, owner, kbBotId, 'update');
      const own = and(eq(importTable.id, importId), eq(importTable.kbBotId, kbBotId));
      const [line] = await tx.update(importTable).set({ undoneAt: now() }).where(own).returning({ id: importTable.id });
      if (!line) throw notFound('导入记录不存在');
      const gone = await tx
        .delete(question)
        .where(and(eq(question.importId, importId), eq(question.kbBotId, kbBotId)))
        .returning({ id: question.id });
      return { count: gone.length };
    }),
);

/** Spreadsheets of questions: what one would be read as, taking it in, the last ones, taking one back. */
export const importRoutes: readonly Route[] = [importPreview, bulkImport, imports, undoImport];
