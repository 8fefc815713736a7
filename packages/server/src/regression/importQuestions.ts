import { constants, QaQuestion, type ExpectedSource, type Output, type regression } from '@tinystar/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { kbBotFile } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { FirstSheet } from '../cook/index.ts';
import { invalid } from '../platform/http/failure.ts';
import type { Upload } from '../platform/http/route.ts';
import { layoutOf, type SheetLayout } from '../sheetImport/layout.ts';
import { readUploadedSheet } from '../sheetImport/readUploadedSheet.ts';

const mostBytes = 5 * constants.MEBIBYTE;

type Failures = Output<typeof regression.bulkImport>['failures'];

/** A question of a spreadsheet with the source that its answer should cite. */
export interface Imported {
  question: string;
  expected: ExpectedSource | null;
}

/** The first sheet of a spreadsheet as text; throws 400 when it is none, 413 when it is too big. */
export const readUpload = (upload: Upload, signal: AbortSignal): Promise<FirstSheet> =>
  readUploadedSheet(upload, { mostBytes, mostRows: constants.REGRESSION_QUESTIONS * 4, signal });

/** What the rows come to: questions whose documents are in the library, and why the others are refused. */
export async function readQuestions(
  db: Queries,
  kbBotId: string,
  rows: readonly string[][],
  chosen: SheetLayout | undefined,
): Promise<{ good: Imported[]; failures: Failures }> {
  const told = layoutOf(rows, 'questions');
  if (!chosen && rows.length > 0 && told.problem !== '') throw invalid('files', told.problem);
  const { head, columns } = chosen ?? told.layout;
  const [questionAt, documentAt, pageAt] = (['question', 'document', 'page'] as const).map((column) =>
    columns.indexOf(column),
  );
  const read = rows
    .map((cells, at) => ({
      row: at + 1,
      question: (cells[questionAt ?? -1] ?? '').trim(),
      document: (cells[documentAt ?? -1] ?? '').trim(),
      page: (cells[pageAt ?? -1] ?? '').trim(),
    }))
    .slice(head ? 1 : 0)
    .filter(({ question, document, page }) => question + document + page !== '');
  if (read.length === 0) throw invalid('files', '表格中没有题目');
  const documents = await db
    .select({ id: kbBotFile.id, name: kbBotFile.name, pageCount: kbBotFile.pageCount })
    .from(kbBotFile)
    .where(
      and(
        eq(kbBotFile.kbBotId, kbBotId),
        inArray(
          kbBotFile.name,
          read.map(({ document }) => document),
        ),
      ),
    );
  const byName = new Map(documents.map((each) => [each.name, each]));
  const good: Imported[] = [];
  const failures: Failures = [];
  for (const { row, question, document, page } of read) {
    const checked = QaQuestion.safeParse(question);
    const file = byName.get(document);
    const reason = !checked.success
      ? (checked.error.issues[0]?.message ?? '')
      : document !== '' && !file
        ? '文档库中没有这个文档'
        : page !== '' && !file
          ? '填写页码时请同时填写文档'
          : page !== '' && !isPageOf(page, file?.pageCount ?? null)
            ? '页码不正确'
            : '';
    if (reason) failures.push({ row, question: question.slice(0, 255), reason });
    else
      good.push({
        question,
        expected: file ? { kind: 'doc', id: file.id, name: file.name, page: page === '' ? null : Number(page) } : null,
      });
  }
  return { good, failures };
}

const isPageOf = (page: string, pages: number | null): boolean =>
  /^[1-9]\d{0,5}$/.test(page) && (pages === null || Number(page) <= pages);
