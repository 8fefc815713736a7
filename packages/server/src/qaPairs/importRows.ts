import { codePoints, constants, QaAnswer, QaQuestion, type QaEntryType, type SheetColumn } from '@tinystar/contract';
import { fromSheetCell } from '@tinystar/contract/sheetCell';
import type { SheetLayout } from '../sheetImport/layout.ts';

/** A row of a spreadsheet as it is counted there, from 1, with its cells. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
}

/** What a row comes to: something to store, why it is refused, or nothing at all. */
export type Read<T> =
  | { kind: 'good'; value: T }
  | { kind: 'bad'; reason: string; /** A row above it says the same. */ repeats?: true }
  | { kind: 'blank' };

export interface PairRow {
  questions: string[];
  answer: string;
}

export interface EntryRow {
  type: QaEntryType;
  content: string;
}

/** Where a column stands; a row has nothing at -1. */
const placeOf = ({ columns }: SheetLayout, column: SheetColumn): number => columns.indexOf(column);

/** What we wrote behind an apostrophe, so that no spreadsheet takes it for a formula, comes back without it. */
const textOf = (cells: readonly string[], at: number): string => fromSheetCell(cells[at] ?? '').trim();

const problemOf = (schema: typeof QaQuestion, text: string): string | undefined => {
  const read = schema.safeParse(text);
  return read.success ? undefined : read.error.issues[0]?.message;
};

/** A sheet of pairs: its rows below the heads, and what each comes to. */
export function readPairSheet(
  rows: readonly string[][],
  layout: SheetLayout,
): { rows: SheetRow[]; read: (row: SheetRow) => Read<PairRow> } {
  const at = { question: placeOf(layout, 'question'), answer: placeOf(layout, 'answer') };
  const more = layout.columns.flatMap((column, place) => (column === 'wording' ? [place] : []));
  const body = bodyOf(rows, layout);
  const firstRow = new Map<string, number>();
  for (const { row, cells } of body) {
    const question = textOf(cells, at.question);
    if (question && textOf(cells, at.answer) && !firstRow.has(question)) firstRow.set(question, row);
  }
  return {
    rows: body,
    read({ row, cells }) {
      const [question, answer] = [textOf(cells, at.question), textOf(cells, at.answer)];
      const wordings = more.flatMap((column) => textOf(cells, column).split('\n'));
      const questions = [...new Set([question, ...wordings.map((each) => each.trim())])].filter((each) => each !== '');
      if (answer === '' && questions.length === 0) return { kind: 'blank' };
      const bad = (reason: string): Read<PairRow> => ({ kind: 'bad', reason });
      const problem = problemOf(QaQuestion, question) ?? (answer === '' ? '请输入答案' : problemOf(QaAnswer, answer));
      if (problem) return bad(problem);
      if (questions.some((each) => codePoints(each) > constants.QA_QUESTION_MAX))
        return bad(`问法不能超过${constants.QA_QUESTION_MAX}个字`);
      if (questions.length > constants.QA_QUESTIONS) return bad(`每条问答最多${constants.QA_QUESTIONS}个问法`);
      const earlier = firstRow.get(question) ?? row;
      if (earlier < row) return { kind: 'bad', reason: `与第${earlier}行重复`, repeats: true };
      return { kind: 'good', value: { questions, answer } };
    },
  };
}

const typeOf: Record<string, QaEntryType> = {
  问法: 'q',
  问题: 'q',
  其他问法: 'q',
  相似问法: 'q',
  q: 'q',
  答案: 'a',
  回答: 'a',
  a: 'a',
};

/** The same for the entries of one pair. */
export function readEntrySheet(
  rows: readonly string[][],
  layout: SheetLayout,
): { rows: SheetRow[]; read: (row: SheetRow) => Read<EntryRow> } {
  const at = { type: placeOf(layout, 'type'), content: placeOf(layout, 'content') };
  return {
    rows: bodyOf(rows, layout),
    read({ cells }) {
      const [name, content] = [textOf(cells, at.type), textOf(cells, at.content)];
      if (name === '' && content === '') return { kind: 'blank' };
      const type = typeOf[name.toLowerCase()];
      if (!type) return { kind: 'bad', reason: '类型请填写“问法”或“答案”' };
      if (type === 'a' && content === '') return { kind: 'bad', reason: '请输入答案' };
      const problem = problemOf(type === 'q' ? QaQuestion : QaAnswer, content);
      return problem ? { kind: 'bad', reason: problem } : { kind: 'good', value: { type, content } };
    },
  };
}

const bodyOf = (rows: readonly string[][], { head }: SheetLayout): SheetRow[] =>
  rows.map((cells, index) => ({ row: index + 1, cells })).slice(head ? 1 : 0);
