import { codePoints, constants, QaAnswer, QaQuestion, type QaEntryType } from '@tinystar/contract';

/** A row of a spreadsheet as it is counted there, from 1, with its cells. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
}

/** What a row comes to: something to store, why it is refused, or nothing at all. */
export type Read<T> = { kind: 'good'; value: T } | { kind: 'bad'; reason: string } | { kind: 'blank' };

export interface PairRow {
  questions: string[];
  answer: string;
}

export interface EntryRow {
  type: QaEntryType;
  content: string;
}

/** Which columns of a sheet hold what, and where its rows begin. */
interface Columns {
  first: number;
  at: Record<string, number>;
  /** Every further column of wordings. */
  more: number[];
}

const heads: Record<string, readonly string[]> = {
  question: ['问题', '主问题', '标准问题', 'question', 'q'],
  answer: ['答案', '回答', '主答案', 'answer', 'a'],
  type: ['类型', 'type'],
  content: ['内容', 'content'],
};
const wordingHead = /^(相似问法|其他问法|相似问题|相似问|问法|similar|indexes)/;

const headOf = (cell: string) => cell.replace(/[\s*]/g, '').toLowerCase();

/** Columns by their heads in any order; without heads they stand in the order of the template. */
function columnsOf(rows: readonly string[][], order: readonly string[]): Columns {
  const names = (rows[0] ?? []).map(headOf);
  const found = order.map((key) => names.findIndex((name) => heads[key]!.includes(name)));
  if (found.every((at) => at < 0)) {
    const at = Object.fromEntries(order.map((key, index) => [key, index]));
    return { first: 0, at, more: Array.from({ length: 100 }, (_, index) => order.length + index) };
  }
  const more = names.flatMap((name, at) => (wordingHead.test(name) ? [at] : []));
  return { first: 1, at: Object.fromEntries(order.map((key, index) => [key, found[index]!])), more };
}

/** What we wrote behind an apostrophe, so that no spreadsheet takes it for a formula, comes back without it. */
const textOf = (cells: readonly string[], at: number): string => (cells[at] ?? '').replace(/^'(?=[=+\-@])/, '').trim();

const problemOf = (schema: typeof QaQuestion, text: string): string | undefined => {
  const read = schema.safeParse(text);
  return read.success ? undefined : read.error.issues[0]?.message;
};

/** A sheet of pairs: its rows below the heads, and what each comes to. */
export function readPairSheet(rows: readonly string[][]): { rows: SheetRow[]; read: (row: SheetRow) => Read<PairRow> } {
  const { first, at, more } = columnsOf(rows, ['question', 'answer']);
  const body = bodyOf(rows, first);
  const firstRow = new Map<string, number>();
  for (const { row, cells } of body) {
    const question = textOf(cells, at['question']!);
    if (question && textOf(cells, at['answer']!) && !firstRow.has(question)) firstRow.set(question, row);
  }
  return {
    rows: body,
    read({ row, cells }) {
      const [question, answer] = [textOf(cells, at['question']!), textOf(cells, at['answer']!)];
      const wordings = more.flatMap((column) => textOf(cells, column).split('\n'));
      const questions = [...new Set([question, ...wordings.map((each) => each.trim())])].filter((each) => each !== '');
      if (answer === '' && questions.length === 0) return { kind: 'blank' };
      const bad = (reason: string): Read<PairRow> => ({ kind: 'bad', reason });
      const problem = problemOf(QaQuestion, question) ?? (answer === '' ? '请输入答案' : problemOf(QaAnswer, answer));
      if (problem) return bad(problem);
      if (questions.some((each) => codePoints(each) > constants.QA_QUESTION_MAX))
        return bad(`相似问法不能超过${constants.QA_QUESTION_MAX}个字`);
      if (questions.length > constants.QA_QUESTIONS) return bad(`每条问答最多${constants.QA_QUESTIONS}个问法`);
      const earlier = firstRow.get(question) ?? row;
      if (earlier < row) return bad(`与第${earlier}行重复`);
      return { kind: 'good', value: { questions, answer } };
    },
  };
}

const typeOf: Record<string, QaEntryType> = {
  问法: 'q',
  问题: 'q',
  相似问法: 'q',
  q: 'q',
  答案: 'a',
  回答: 'a',
  a: 'a',
};

/** The same for the entries of one pair. */
export function readEntrySheet(rows: readonly string[][]): {
  rows: SheetRow[];
  read: (row: SheetRow) => Read<EntryRow>;
} {
  const { first, at } = columnsOf(rows, ['type', 'content']);
  return {
    rows: bodyOf(rows, first),
    read({ cells }) {
      const [name, content] = [textOf(cells, at['type']!), textOf(cells, at['content']!)];
      if (name === '' && content === '') return { kind: 'blank' };
      const type = typeOf[name.toLowerCase()];
      if (!type) return { kind: 'bad', reason: '类型请填写“问法”或“答案”' };
      if (type === 'a' && content === '') return { kind: 'bad', reason: '请输入答案' };
      const problem = problemOf(type === 'q' ? QaQuestion : QaAnswer, content);
      return problem ? { kind: 'bad', reason: problem } : { kind: 'good', value: { type, content } };
    },
  };
}

const bodyOf = (rows: readonly string[][], first: number): SheetRow[] =>
  rows.slice(first).map((cells, index) => ({ row: first + index + 1, cells }));
