import {
  constants,
  errorCodes,
  QaQuestion,
  type ExpectedSource,
  type Output,
  type regression,
} from '@tinystar/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { readSheet } from '../cook/index.ts';
import { kbBotFile } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { readWhole } from '../platform/files/readWhole.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import type { Upload } from '../platform/http/route.ts';

const mostBytes = 5 * constants.MEBIBYTE;
const heads = { question: ['问题', 'question'], document: ['文档', '文件', 'document'], page: ['页码', '页', 'page'] };

type Failures = Output<typeof regression.bulkImport>['failures'];

/** A question of a spreadsheet with the source that its answer should cite. */
export interface Imported {
  question: string;
  expected: ExpectedSource | null;
}

/** The rows of a spreadsheet as text; throws 400 when it is none, 413 when it is too big. */
export async function readUpload(upload: Upload, signal: AbortSignal): Promise<string[][]> {
  const bytes = await readWhole(upload.bytes, mostBytes);
  if (!bytes) throw new Failure(errorCodes.tooLarge, '表格文件不能超过5M');
  const sheet = await readSheet(bytes, constants.REGRESSION_QUESTIONS * 4, { csv: true, signal });
  if (!sheet.ok) {
    const { kind, reason } = sheet.failure;
    throw invalid('files', kind === 'unsupported' || kind === 'noText' ? '请上传 xlsx 或 csv 格式的表格' : reason);
  }
  return sheet.rows;
}

/** What the rows come to: questions whose documents are in the library, and why the others are refused. */
export async function readQuestions(
  db: Queries,
  kbBotId: string,
  rows: readonly string[][],
): Promise<{ good: Imported[]; failures: Failures }> {
  const names = (rows[0] ?? []).map((cell) => cell.replace(/[\s*]/g, '').toLowerCase());
  const found = Object.values(heads).map((words) => names.findIndex((name) => words.includes(name)));
  const headed = found.some((at) => at >= 0);
  const [questionAt = 0, documentAt = 1, pageAt = 2] = headed ? found : [];
  const read = rows
    .map((cells, at) => ({
      row: at + 1,
      question: (cells[questionAt] ?? '').trim(),
      document: (cells[documentAt] ?? '').trim(),
      page: (cells[pageAt] ?? '').trim(),
    }))
    .slice(headed ? 1 : 0)
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
