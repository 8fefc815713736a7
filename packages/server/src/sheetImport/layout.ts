import {
  requiredColumns,
  sheetColumnNames,
  sheetColumns,
  type SheetColumn,
  type SheetKind,
  type SheetPreview,
} from '@tinystar/contract';
import type { FirstSheet } from '../cook/index.ts';
import { invalid } from '../platform/http/failure.ts';

/** Whether the first row is a head, and what each column holds. */
export interface SheetLayout {
  head: boolean;
  columns: readonly SheetColumn[];
}

/** Rows of a preview, its head among them. */
const SHOWN_ROWS = 6;
/** As many columns as a pair has wordings, with its answer and a few that are not read. */
const MOST_COLUMNS = 110;
const SHOWN_LETTERS = 200;
/** Spreadsheet programs take no longer name. */
const NAME_LETTERS = 31;

/** The same words head a column of questions wherever they are taken in. */
const question = /^(问|问题|题目|提问|主问题|标准问题|questions?|query|q)$/;

const heads: Record<SheetKind, Partial<Record<SheetColumn, RegExp>>> = {
  pairs: {
    question,
    answer: /^(答|答案|回答|主答案|answer|a)$/,
    wording: /^(其他问法|相似问法|相似问题|相似问|问法|similar|indexes)/,
  },
  entries: { type: /^(类型|type)$/, content: /^(内容|content)$/ },
  questions: { question, document: /^(文档|文件|文档名称?|文件名称?|document|file)$/, page: /^(页码|页|页数|page)$/ },
};

const wordOf = (cell: string) => cell.replace(/[\s*:：]/g, '').toLowerCase();
const shortened = (name: string) => name.slice(0, NAME_LETTERS);
const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join('');

/** What the heads say of a sheet, and why that is not enough to read it; the problem is empty where it is. */
export function layoutOf(rows: readonly string[][], kind: SheetKind): { layout: SheetLayout; problem: string } {
  const cells = (rows[0] ?? []).slice(0, MOST_COLUMNS);
  const taken = new Set<SheetColumn>();
  const columns = cells.map((cell): SheetColumn => {
    const column = sheetColumns[kind].find((each) => heads[kind][each]?.test(wordOf(cell))) ?? 'none';
    if (column !== 'wording' && taken.has(column)) return 'none';
    taken.add(column);
    return column;
  });
  const missing = requiredColumns[kind]
    .filter((column) => !taken.has(column))
    .map((column) => sheetColumnNames[column]);
  const unknown = cells.filter((cell, at) => columns[at] === 'none' && cell.trim() !== '');
  const problem =
    missing.length === 0
      ? ''
      : unknown.length === 0
        ? `表头缺少${quoted(missing)}，请按模板填写`
        : `表头缺少${quoted(missing)}，无法识别${quoted(unknown.slice(0, 5).map((cell) => cell.trim().slice(0, 20)))}，请按模板填写`;
  return { layout: { head: true, columns }, problem };
}

/** The layout that the sender of a sheet chose; undefined when he chose none, 400 when nothing could be read by it. */
export function chosenLayout(
  kind: SheetKind,
  { columns, head = 'yes' }: { columns?: string | undefined; head?: 'yes' | 'no' | undefined },
): SheetLayout | undefined {
  if (columns === undefined) return undefined;
  const known = new Map<string, SheetColumn>(sheetColumns[kind].map((column) => [column, column]));
  const chosen = columns.split(',').map((name) => known.get(name));
  const of = chosen.filter((column) => column !== undefined);
  const once = of.filter((column) => column !== 'none' && column !== 'wording');
  const lacks = requiredColumns[kind].some((column) => !of.includes(column));
  if (lacks || of.length < chosen.length || new Set(once).size < once.length || of.length > MOST_COLUMNS)
    throw invalid(
      'columns',
      `请指定${quoted(requiredColumns[kind].map((column) => sheetColumnNames[column]))}所在的列`,
    );
  return { head: head === 'yes', columns: of };
}

/**
 * The first sheet of a file as its sender sees it before anything of it is stored; 400 when there is nothing in it. `countRepeated` counts
 * the rows that would bring nothing new.
 */
export async function previewOf(
  { rows, names }: FirstSheet,
  kind: SheetKind,
  countRepeated: (layout: SheetLayout) => Promise<number>,
): Promise<SheetPreview> {
  const [name = '', ...others] = names;
  if (rows.length === 0)
    throw invalid(
      'files',
      others.length > 0
        ? `只读取第一张工作表，“${shortened(name)}”中没有内容，请把要导入的工作表移到最前面`
        : '表格中没有内容，请按模板填写',
    );
  const shown = rows.slice(0, SHOWN_ROWS).map((cells) => cells.slice(0, MOST_COLUMNS));
  const width = Math.max(...shown.map((cells) => cells.length));
  const { layout, problem } = layoutOf(rows, kind);
  return {
    rows: shown.map((cells) => Array.from({ length: width }, (_, at) => (cells[at] ?? '').slice(0, SHOWN_LETTERS))),
    total: rows.length,
    columns: Array.from({ length: width }, (_, at) => layout.columns[at] ?? 'none'),
    problem,
    repeated: problem === '' ? await countRepeated(layout) : 0,
    ...(others.length > 0 && { sheet: { name: shortened(name), others: others.length } }),
  };
}
