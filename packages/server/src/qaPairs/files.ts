import { Readable } from 'node:stream';
import { sheetCell } from '@tinystar/contract/sheetCell';
import { asc, eq, gt, and, sql } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { FileAnswer } from '../platform/http/route.ts';
import { kbBotQaImportFailure, type QaImportRow } from './schema.ts';

/** Rows that are read from the database at once. */
const PART = 500;
/** The byte order mark tells spreadsheets that a text is UTF-8. */
const MARK = '\uFEFF';

const cellOf = (text: string): string => {
  const plain = sheetCell(text);
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

const csv = (fileName: string, lines: () => AsyncGenerator<string>): FileAnswer => ({
  bytes: () => Promise.resolve(Readable.from(lines(), { objectMode: false })),
  mediaType: 'text/csv; charset=utf-8',
  fileName,
});

/** The refused rows of an import as they stood in its file, each with its reason. */
export const failureFile = (db: Queries, { id, fileName, qaPairId }: QaImportRow): FileAnswer =>
  csv(`${fileName.replace(/\.\w{1,5}$/, '')}-失败行.csv`, async function* () {
    const rowsAfter = async (last: number) =>
      await db
        .select()
        .from(kbBotQaImportFailure)
        .where(and(eq(kbBotQaImportFailure.importId, id), gt(kbBotQaImportFailure.row, last)))
        .orderBy(asc(kbBotQaImportFailure.row))
        .limit(PART);
    const heads = qaPairId === null ? ['问题', '答案', '其他问法'] : ['类型', '内容'];
    yield MARK + lineOf(['原因', ...heads]);
    for (let rows = await rowsAfter(0); rows.length > 0; rows = await rowsAfter(rows.at(-1)!.row))
      for (const { cells, reason } of rows) yield lineOf([reason, ...cells]);
  });

interface Line extends Record<string, unknown> {
  id: string;
  questions: string[];
  answer: string;
}

/** Every pair in the form of the import. */
export const pairFile = (db: Queries, { id: kbBotId, name }: AssistantRow): FileAnswer =>
  csv(`${name}-问答.csv`, async function* () {
    yield MARK + lineOf(['问题', '答案', '其他问法']);
    let after = '';
    for (;;) {
      const { rows } = await db.execute<Line>(sql`
        select p.id, a.content as answer,
          array(select q.content from kb_bot_qa_entry q where q.qa_pair_id = p.id and q.type = 'q'
            order by q.is_main desc, q.created_at, q.id) as questions
        from kb_bot_qa_pair p join kb_bot_qa_entry a on a.qa_pair_id = p.id and a.type = 'a' and a.is_main
        where p.kb_bot_id = ${kbBotId} and p.deleted_at is null and p.id > ${after} order by p.id limit ${PART}`);
      for (const { questions, answer } of rows)
        yield lineOf([questions[0] ?? '', answer, questions.slice(1).join('\n')]);
      const last = rows.at(-1);
      if (!last || rows.length < PART) return;
      after = last.id;
    }
  });

const templates = {
  pairs: {
    name: '问答导入模板.xlsx',
    heads: ['问题', '答案', '其他问法'],
    widths: [32, 60, 40],
    example: ['年假有几天？', '满一年五天，满十年十天。', '年假多少天\n我有几天年假'],
  },
  entries: {
    name: '问法与答案导入模板.xlsx',
    heads: ['类型', '内容'],
    widths: [12, 60],
    example: ['问法', '年假多少天'],
  },
};

/** The empty spreadsheet of an import, with one example. */
export async function templateFile(kind: keyof typeof templates): Promise<FileAnswer> {
  // Seldom asked for, so the start of the server does not wait for it.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const { name, heads, widths, example } = templates[kind];
  const bytes = await writeExcelFile(
    [
      heads.map((value) => ({ value, fontWeight: 'bold' as const })),
      example.map((value) => ({ value, type: String, wrap: true })),
    ],
    { columns: widths.map((width) => ({ width })), sheet: '问答' },
  ).toBuffer();
  return {
    bytes: () => Promise.resolve(Readable.from([bytes])),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: name,
  };
}
