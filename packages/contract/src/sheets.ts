import * as z from 'zod/mini';
import { Id } from './paging.ts';

/** What a column of an imported spreadsheet can hold; `none` is not read. The required ones come first. */
export const sheetColumns = {
  pairs: ['question', 'answer', 'wording', 'none'],
  entries: ['type', 'content', 'none'],
  questions: ['question', 'document', 'page', 'none'],
} as const;
export type SheetKind = keyof typeof sheetColumns;
export type SheetColumn = (typeof sheetColumns)[SheetKind][number];

/** Columns without which nothing of a sheet can be read. */
export const requiredColumns = {
  pairs: ['question', 'answer'],
  entries: ['type', 'content'],
  questions: ['question'],
} as const satisfies Record<SheetKind, readonly SheetColumn[]>;

/** The columns by their heads. */
export const sheetColumnNames: Readonly<Record<SheetColumn, string>> = {
  question: '问题',
  answer: '答案',
  wording: '其他问法',
  type: '类型',
  content: '内容',
  document: '文档',
  page: '页码',
  none: '不导入',
};

/**
 * A spreadsheet before anything of it is stored: its first rows as they stand, how many there are, what each column is
 * taken for, why its heads do not say enough (empty where they do), and how many rows bring nothing new when it is read
 * so: what they say stands further up in it or has been taken in before. `sheet` names the one that is read of a workbook
 * that has others too.
 */
export const SheetPreview = z.object({
  rows: z.array(z.array(z.string())),
  total: z.number(),
  columns: z.array(z.enum(['question', 'answer', 'wording', 'type', 'content', 'document', 'page', 'none'])),
  problem: z.string(),
  repeated: z.number(),
  sheet: z.optional(z.object({ name: z.string(), others: z.number() })),
});
export type SheetPreview = z.infer<typeof SheetPreview>;

/**
 * Fields of an import that say what its columns hold (`question,answer,none`) and whether the first row is a head.
 * Without them the heads have to be those of the template.
 */
export const sheetFields = {
  columns: z.optional(z.string().check(z.maxLength(2_000))),
  head: z.optional(z.enum(['yes', 'no'])),
};

export const importStates = ['waiting', 'running', 'done', 'failed', 'undone'] as const;

/** An import as the list of the last ones shows it; `userName` is empty where nobody is known any more. */
export const ImportLine = z.object({
  id: Id,
  fileName: z.string(),
  status: z.enum(importStates),
  /** Rows that it brought. */
  good: z.number(),
  /** How many of these somebody has edited since; left out where none can be. */
  edited: z.optional(z.number()),
  userName: z.string(),
  createdAt: z.number(),
});
export type ImportLine = z.infer<typeof ImportLine>;
