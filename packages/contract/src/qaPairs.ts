import * as z from 'zod/mini';
import { IMPORTS_SHOWN, QA_ANSWER_MAX, QA_ANSWERS, QA_QUESTION_MAX, QA_QUESTIONS } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { codePoints, Id, listOf, nothing, paging } from './paging.ts';
import { ImportLine, importStates, sheetFields, SheetPreview } from './sheets.ts';
import { version } from './version.ts';

/** The question of a pair: 1 to 255 characters. */
export const QaQuestion = z.string().check(
  z.trim(),
  z.refine((text) => text !== '', '请输入问题'),
  z.refine((text) => codePoints(text) <= QA_QUESTION_MAX, `问题不能超过${QA_QUESTION_MAX}个字`),
);

/** The answer of a pair: 1 to 3,000 characters of markdown (assistants.md §5). */
export const QaAnswer = z.string().check(
  z.trim(),
  z.refine((text) => text !== '', '答案不能为空'),
  z.refine((text) => codePoints(text) <= QA_ANSWER_MAX, `答案字符数量不能超过${QA_ANSWER_MAX}`),
);

/** One wording of the question (`q`) or one answer (`a`); of each kind one is the main one. */
export const QaEntry = z.object({
  id: Id,
  qaPairId: Id,
  type: z.enum(['q', 'a']),
  content: z.string(),
  meta: z.object({ isMain: z.boolean() }),
  updatedAt: z.number(),
});
export type QaEntry = z.infer<typeof QaEntry>;
export type QaEntryType = QaEntry['type'];

/** A pair with its main question and main answer; `deletedAt` (ms) while it lies in the recycle bin. */
export const QaPair = z.object({
  id: Id,
  qaPairId: Id,
  type: z.literal('common'),
  question: z.string(),
  answer: z.string(),
  questionId: Id,
  answerId: Id,
  questionCount: z.number(),
  answerCount: z.number(),
  /** How many answers cited it. */
  hitCount: z.number(),
  meta: z.object({ isMain: z.literal(true) }),
  createdAt: z.number(),
  updatedAt: z.number(),
  deletedAt: z.nullable(z.number()),
});
export type QaPair = z.infer<typeof QaPair>;

/**
 * A spreadsheet on its way into a library; `total` is null until it has been read, `reason` says why it could not be.
 * `undone` once what it brought was taken out again.
 */
export const QaImport = z.object({
  id: Id,
  fileName: z.string(),
  status: z.enum(importStates),
  reason: z.string(),
  total: z.nullable(z.number()),
  done: z.number(),
  good: z.number(),
  bad: z.number(),
  createdAt: z.number(),
  /** The first refused rows, numbered as the spreadsheet does. */
  failures: z.array(z.object({ row: z.number(), cells: z.array(z.string()), reason: z.string() })),
});
export type QaImport = z.infer<typeof QaImport>;

const maker = { personal: 'personal', tenant: 'adminPlus' } as const;
const pairs = '/api/v1/{scope}KbBotQaPair';
const entries = '/api/v1/{scope}KbBotQaEntry';
const pairIds = z.array(Id).check(z.minLength(1), z.maxLength(1_000));
const wordings = z.array(QaQuestion).check(z.maxLength(QA_QUESTIONS - 1));

/** The Q&A library of an assistant (API-109 to API-114, API-137 to API-142, API-149). */
export const qaPairs = {
  create: endpoint({
    name: 'qaPairs.create',
    once: true,
    method: 'POST',
    path: `${pairs}/create`,
    access: maker,
    input: z.object({ kbBotId: Id, question: QaQuestion, answer: QaAnswer, similarQuestions: z.optional(wordings) }),
    output: z.object({ id: Id }),
    summary: 'A question with its other wordings and its answer, found by the next question that is asked.',
  }),
  page: endpoint({
    name: 'qaPairs.page',
    method: 'GET',
    path: `${pairs}/query/page`,
    access: maker,
    input: z.object({
      kbBotId: Id,
      qaPairId: z.optional(Id),
      keyword: z.optional(z.string().check(z.maxLength(100))),
      deleted: z.optional(z.literal('yes')),
      ...paging,
    }),
    output: listOf(QaPair),
    summary: 'Pairs, newest first; those whose wordings or answers hold the keyword; `deleted` shows the recycle bin.',
  }),
  update: endpoint({
    name: 'qaPairs.update',
    method: 'POST',
    path: `${pairs}/update`,
    access: maker,
    input: z.object({
      kbBotId: Id,
      qaPairId: Id,
      question: QaQuestion,
      answer: QaAnswer,
      questionId: z.optional(Id),
      answerId: z.optional(Id),
      version,
    }),
    output: nothing,
    summary:
      'Writes the main question and answer of a pair, or those entries of it whose ids are named; 409 with the pair of today when somebody else has saved it since `version`.',
  }),
  remove: endpoint({
    name: 'qaPairs.remove',
    method: 'POST',
    path: `${pairs}/delete`,
    access: maker,
    input: z.object({ kbBotId: Id, qaPairId: Id }),
    output: nothing,
    summary: 'Puts a pair into the recycle bin for 30 days; no new answer uses it.',
  }),
  bulkRemove: endpoint({
    name: 'qaPairs.bulkRemove',
    method: 'POST',
    path: `${pairs}/bulkDelete`,
    access: maker,
    input: z.object({ kbBotId: Id, qaPairIds: pairIds }),
    output: z.object({ count: z.number() }),
    summary: 'The same for several pairs; one unknown id refuses the whole call.',
  }),
  restore: endpoint({
    name: 'qaPairs.restore',
    method: 'POST',
    path: `${pairs}/restore`,
    access: maker,
    input: z.object({ kbBotId: Id, qaPairIds: pairIds }),
    output: z.object({ count: z.number() }),
    summary: 'Takes pairs back out of the recycle bin.',
  }),
  similar: endpoint({
    name: 'qaPairs.similar',
    method: 'POST',
    path: `${pairs}/query/similar`,
    access: maker,
    input: z.object({ kbBotId: Id, question: QaQuestion }),
    output: z.object({ rows: z.array(QaPair) }),
    summary: 'Up to three pairs that are about the same as a question, to be seen before it is written twice.',
  }),
  same: endpoint({
    name: 'qaPairs.same',
    method: 'POST',
    path: `${pairs}/query/same`,
    access: maker,
    input: z.object({
      kbBotId: Id,
      questions: z.array(QaQuestion).check(z.minLength(1), z.maxLength(QA_QUESTIONS)),
      /** The pair that is being written is not like itself. */
      exceptId: z.optional(Id),
    }),
    output: z.object({ rows: z.array(QaPair) }),
    summary: 'Up to three pairs that are asked in one of these very wordings already, the newest first.',
  }),
  bulkImport: endpoint({
    name: 'qaPairs.bulkImport',
    method: 'POST',
    path: `${pairs}/bulkImport`,
    access: maker,
    kind: 'upload',
    input: z.object({ kbBotId: Id, ...sheetFields, files: z.file() }),
    output: z.object({ id: Id }),
    summary: 'Takes a spreadsheet (xlsx or csv) of pairs, at most 10,000 rows of 20 MiB, and works on it as a job.',
  }),
  importPreview: endpoint({
    name: 'qaPairs.importPreview',
    method: 'POST',
    path: `${pairs}/bulkImport/preview`,
    access: maker,
    kind: 'upload',
    input: z.object({ kbBotId: Id, qaPairId: z.optional(Id), files: z.file() }),
    output: SheetPreview,
    summary: 'What a spreadsheet of pairs, or of entries of one pair, would be read as; stores nothing.',
  }),
  undoImport: endpoint({
    name: 'qaPairs.undoImport',
    method: 'POST',
    path: `${pairs}/bulkImport/undo`,
    access: maker,
    input: z.object({ kbBotId: Id, importId: Id, withEdited: z.optional(z.boolean()) }),
    output: z.object({ count: z.number(), kept: z.number() }),
    summary:
      'Takes a whole import back: its pairs go into the recycle bin, its entries are deleted but for main ones. What somebody has edited since is kept and counted, unless `withEdited` takes it too. Refused (409) while it is under way.',
  }),
  imports: endpoint({
    name: 'qaPairs.imports',
    method: 'POST',
    path: `${pairs}/query/imports`,
    access: maker,
    input: z.object({ kbBotId: Id, qaPairId: z.optional(Id) }),
    output: z.object({ rows: z.array(ImportLine) }),
    summary: `The last ${IMPORTS_SHOWN} imports into a library, or into one pair of it, newest first, with who sent them.`,
  }),
  importState: endpoint({
    name: 'qaPairs.importState',
    method: 'POST',
    path: `${pairs}/query/import`,
    access: maker,
    input: z.object({ kbBotId: Id, qaPairId: z.optional(Id) }),
    output: z.object({ latest: z.nullable(QaImport) }),
    summary: 'How far the latest import into a library, or into one pair of it, has come.',
  }),
  importFailures: endpoint({
    name: 'qaPairs.importFailures',
    method: 'GET',
    path: `${pairs}/download/importFailures`,
    access: maker,
    kind: 'file',
    input: z.object({ kbBotId: Id, qaPairId: z.optional(Id) }),
    output: z.instanceof(Blob),
    summary: 'The refused rows of that import with why, as a spreadsheet that can be put right and imported.',
  }),
  exported: endpoint({
    name: 'qaPairs.exported',
    method: 'GET',
    path: `${pairs}/download/pairs`,
    access: maker,
    kind: 'file',
    input: z.object({ kbBotId: Id }),
    output: z.instanceof(Blob),
    summary: 'All pairs as a spreadsheet in the form of the import; no cell of it is a formula.',
  }),
  importTemplate: endpoint({
    name: 'qaPairs.importTemplate',
    method: 'GET',
    path: '/file/v1/open/qaRepo/download/importPairsTemplate',
    access: 'public',
    kind: 'file',
    input: nothing,
    output: z.instanceof(Blob),
    summary: 'The empty spreadsheet for pairs.',
  }),
  libraries: endpoint({
    name: 'qaPairs.libraries',
    method: 'GET',
    path: `${pairs}/query/list`,
    access: maker,
    input: z.object({ kbBotId: Id }),
    output: z.object({ rows: z.array(z.object({ id: Id, name: z.string(), pairCount: z.number() })) }),
    summary: 'The Q&A libraries of an assistant: its own.',
  }),
};

/** Wordings and answers of one pair (API-115 to API-120, API-143 to API-148). */
export const qaEntries = {
  page: endpoint({
    name: 'qaEntries.page',
    method: 'POST',
    path: `${entries}/query/pageByPairId`,
    access: maker,
    input: z.object({ kbBotId: Id, qaPairId: Id, type: z.optional(z.enum(['q', 'a'])), ...paging }),
    output: listOf(QaEntry),
    summary: 'Entries of a pair, the main one first, then in the order they were written.',
  }),
  create: endpoint({
    name: 'qaEntries.create',
    once: true,
    method: 'POST',
    path: `${entries}/create`,
    access: maker,
    input: z.object({ kbBotId: Id, qaPairId: Id, type: z.enum(['q', 'a']), content: z.string() }),
    output: z.object({ id: Id }),
    summary: `A further wording (at most ${QA_QUESTIONS}) or answer (at most ${QA_ANSWERS}).`,
  }),
  update: endpoint({
    name: 'qaEntries.update',
    method: 'POST',
    path: `${entries}/update`,
    access: maker,
    input: z.object({ kbBotId: Id, id: Id, content: z.string(), isMain: z.optional(z.literal(true)), version }),
    output: nothing,
    summary:
      'Writes an entry; `isMain` makes it the main one of its kind. 409 with the entry of today when somebody else has saved it since `version`.',
  }),
  remove: endpoint({
    name: 'qaEntries.remove',
    method: 'POST',
    path: `${entries}/delete`,
    access: maker,
    input: z.object({ kbBotId: Id, id: Id }),
    output: nothing,
    summary: 'Deletes an entry; the main ones stay.',
  }),
  bulkRemove: endpoint({
    name: 'qaEntries.bulkRemove',
    method: 'POST',
    path: `${entries}/bulkDelete`,
    access: maker,
    input: z.object({ kbBotId: Id, ids: pairIds }),
    output: z.object({ count: z.number() }),
    summary: 'Deletes several entries; one unknown or main one refuses the whole call.',
  }),
  bulkImport: endpoint({
    name: 'qaEntries.bulkImport',
    method: 'POST',
    path: `${entries}/bulkImport`,
    access: maker,
    kind: 'upload',
    input: z.object({ kbBotId: Id, qaPairId: Id, ...sheetFields, files: z.file() }),
    output: z.object({ id: Id }),
    summary: 'Takes a spreadsheet (xlsx or csv) of wordings and answers of one pair, and works on it as a job.',
  }),
  importTemplate: endpoint({
    name: 'qaEntries.importTemplate',
    method: 'GET',
    path: '/file/v1/open/qaRepo/download/importEntriesTemplate',
    access: 'public',
    kind: 'file',
    input: nothing,
    output: z.instanceof(Blob),
    summary: 'The empty spreadsheet for wordings and answers.',
  }),
};
