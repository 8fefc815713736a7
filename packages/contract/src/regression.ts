import * as z from 'zod/mini';
import { certainties } from './chat.ts';
import { IMPORTS_SHOWN, REGRESSION_QUESTIONS, REGRESSION_RESERVE_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { Coins } from './amounts.ts';
import { Id, listOf, nothing, paging } from './paging.ts';
import { QaQuestion } from './qaPairs.ts';
import { ImportLine, sheetFields, SheetPreview } from './sheets.ts';
import { was } from './version.ts';

/** What an answer should cite: a document, perhaps a page of it (physical, from 1), or a Q&A pair. */
export const ExpectedSource = z.object({
  kind: z.enum(['doc', 'qa']),
  id: Id,
  name: z.string(),
  page: z.nullable(z.number()),
});
export type ExpectedSource = z.infer<typeof ExpectedSource>;

export const regressionOrigins = ['written', 'imported', 'pair', 'up', 'down'] as const;

/** A question of the assistant's own set, and where it came from: `up` and `down` are rated answers. */
export const RegressionQuestion = z.object({
  id: Id,
  question: z.string(),
  origin: z.enum(regressionOrigins),
  expected: z.nullable(ExpectedSource),
  createdAt: z.number(),
});
export type RegressionQuestion = z.infer<typeof RegressionQuestion>;

/** Where questions are collected: the Q&A library, or answers that were rated. */
export const regressionSources = ['pairs', 'thumbs'] as const;
export type RegressionSource = (typeof regressionSources)[number];

/** A question that is not in the set yet. */
export const CollectableQuestion = z.pick(RegressionQuestion, { question: true, origin: true, expected: true });
export type CollectableQuestion = z.infer<typeof CollectableQuestion>;

/** One run of the whole set. `expected` of its questions say what is to be cited, `right` of the answers did. */
export const RegressionRun = z.object({
  id: Id,
  trigger: z.enum(['manual', 'schedule']),
  status: z.enum(['waiting', 'running', 'done', 'stopped', 'failed']),
  /** Why it failed. */
  reason: z.string(),
  total: z.number(),
  done: z.number(),
  answered: z.number(),
  expected: z.number(),
  right: z.number(),
  createdAt: z.number(),
  endedAt: z.nullable(z.number()),
});
export type RegressionRun = z.infer<typeof RegressionRun>;

/** What one question came to. */
export const RegressionOutcome = z.object({
  answer: z.string(),
  answered: z.boolean(),
  certainty: z.optional(z.enum(certainties)),
  /** Whether it cites what it should; null where nothing is expected. */
  right: z.nullable(z.boolean()),
  cited: z.array(
    z.object({ kind: z.enum(['doc', 'qa']), id: z.string(), name: z.string(), pages: z.array(z.number()) }),
  ),
  ms: z.number(),
  /** Why there is no answer at all; empty where there is one. */
  failure: z.string(),
});
export type RegressionOutcome = z.infer<typeof RegressionOutcome>;

/** `wording`: about as good, in other words. `new`: the run before did not ask it. `open`: not asked yet. */
export const regressionChanges = ['worse', 'better', 'wording', 'same', 'new', 'open'] as const;
export type RegressionChange = (typeof regressionChanges)[number];

/** A question of a run beside the same question of the run before. */
export const RegressionResult = z.object({
  question: z.string(),
  expected: z.nullable(ExpectedSource),
  now: z.nullable(RegressionOutcome),
  before: z.nullable(RegressionOutcome),
  change: z.enum(regressionChanges),
  slower: z.boolean(),
});
export type RegressionResult = z.infer<typeof RegressionResult>;

export const regressionRhythms = ['never', 'day', 'week'] as const;
export type RegressionRhythm = (typeof regressionRhythms)[number];

const reserve = z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(REGRESSION_RESERVE_MAX)));

/** `current` of the 409 of a schedule, and of a reserve, that somebody else has changed since. */
export const ScheduleConflict = z.object({ every: z.enum(regressionRhythms) });
export const ReserveConflict = z.object({ reserve });

const maker = { personal: 'personal', tenant: 'adminPlus' } as const;
const base = '/api/v1/{scope}KbBotRegression';

/** The assistant's own questions, asked all at once to see what a change made better or worse. */
export const regression = {
  overview: endpoint({
    name: 'regression.overview',
    method: 'GET',
    path: `${base}/query/overview`,
    access: maker,
    input: z.object({ kbBotId: Id }),
    output: z.object({
      questionCount: z.number(),
      /** Coins of one run. */
      coins: Coins,
      /**
       * Who pays has `balance` coins, of which runs under way will still take `promised`. A run begins only where
       * `reserve` would be left of it for those who ask: `usual` as long as it is `automatic`, that is until somebody has
       * chosen how much.
       */
      purse: z.object({ balance: Coins, promised: Coins, reserve: Coins, automatic: z.boolean(), usual: Coins }),
      every: z.enum(regressionRhythms),
      nextAt: z.nullable(z.number()),
      latest: z.nullable(RegressionRun),
      /** Questions that the latest finished run answers worse, better or in other words than the one before. */
      changes: z.object({ worse: z.number(), better: z.number(), wording: z.number(), slower: z.number() }),
    }),
    summary: 'The question set, the schedule and the latest run in figures.',
  }),
  questions: endpoint({
    name: 'regression.questions',
    method: 'GET',
    path: `${base}/query/questions`,
    access: maker,
    input: z.object({ kbBotId: Id, ...paging }),
    output: listOf(RegressionQuestion),
    summary: 'The question set, newest first.',
  }),
  runs: endpoint({
    name: 'regression.runs',
    method: 'GET',
    path: `${base}/query/runs`,
    access: maker,
    input: z.object({ kbBotId: Id, ...paging }),
    output: listOf(RegressionRun),
    summary: 'The runs that are kept, newest first.',
  }),
  run: endpoint({
    name: 'regression.run',
    method: 'GET',
    path: `${base}/query/run`,
    access: maker,
    input: z.object({ kbBotId: Id, id: z.optional(Id) }),
    output: z.object({
      run: z.nullable(RegressionRun),
      /** The finished one that it is compared with. */
      before: z.nullable(RegressionRun),
      results: z.array(RegressionResult),
    }),
    summary: 'A run, the latest unless one is named, question by question beside the finished one before it.',
  }),
  create: endpoint({
    name: 'regression.create',
    once: true,
    method: 'POST',
    path: `${base}/question/create`,
    access: maker,
    input: z.object({
      kbBotId: Id,
      question: QaQuestion,
      fileId: z.optional(Id),
      page: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
    }),
    output: z.object({ id: Id }),
    summary: 'A question of the set, with the document and page that its answer should cite.',
  }),
  collect: endpoint({
    name: 'regression.collect',
    method: 'POST',
    path: `${base}/question/collect`,
    access: maker,
    input: z.object({
      kbBotId: Id,
      from: z.enum(regressionSources),
      questions: z.optional(z.array(QaQuestion).check(z.maxLength(REGRESSION_QUESTIONS))),
    }),
    output: z.object({ count: z.number() }),
    summary:
      'Takes in the questions of the Q&A library, or those of rated answers, that are not in the set yet: all of them, or those of `questions`.',
  }),
  collectable: endpoint({
    name: 'regression.collectable',
    method: 'GET',
    path: `${base}/question/query/collectable`,
    access: maker,
    input: z.object({ kbBotId: Id, from: z.enum(regressionSources) }),
    output: z.object({ rows: z.array(CollectableQuestion), room: z.number() }),
    summary: 'The questions that `collect` would take in, the newest first, and how many the set still has room for.',
  }),
  importPreview: endpoint({
    name: 'regression.importPreview',
    method: 'POST',
    path: `${base}/question/bulkImport/preview`,
    access: maker,
    kind: 'upload',
    input: z.object({ kbBotId: Id, files: z.file() }),
    output: SheetPreview,
    summary: 'What a spreadsheet of questions would be read as; stores nothing.',
  }),
  bulkImport: endpoint({
    name: 'regression.bulkImport',
    method: 'POST',
    path: `${base}/question/bulkImport`,
    access: maker,
    kind: 'upload',
    input: z.object({ kbBotId: Id, ...sheetFields, files: z.file() }),
    output: z.object({
      importId: Id,
      good: z.number(),
      failures: z.array(z.object({ row: z.number(), question: z.string(), reason: z.string() })),
    }),
    summary: 'Takes questions in from a spreadsheet (xlsx or csv) with the columns 问题, 文档 and 页码.',
  }),
  undoImport: endpoint({
    name: 'regression.undoImport',
    method: 'POST',
    path: `${base}/question/bulkImport/undo`,
    access: maker,
    input: z.object({ kbBotId: Id, importId: Id }),
    output: z.object({ count: z.number() }),
    summary: 'Takes the questions of an import out of the set again; once more does nothing.',
  }),
  imports: endpoint({
    name: 'regression.imports',
    method: 'GET',
    path: `${base}/query/imports`,
    access: maker,
    input: z.object({ kbBotId: Id }),
    output: z.object({ rows: z.array(ImportLine) }),
    summary: `The last ${IMPORTS_SHOWN} imports into the set, newest first, with who sent them.`,
  }),
  remove: endpoint({
    name: 'regression.remove',
    method: 'POST',
    path: `${base}/question/bulkDelete`,
    access: maker,
    input: z.object({ kbBotId: Id, ids: z.array(Id).check(z.minLength(1), z.maxLength(1_000)) }),
    output: z.object({ count: z.number() }),
    summary: 'Takes questions out of the set; one unknown id refuses the whole call.',
  }),
  start: endpoint({
    name: 'regression.start',
    method: 'POST',
    path: `${base}/run/create`,
    access: maker,
    input: z.object({ kbBotId: Id }),
    output: z.object({ id: Id }),
    summary:
      'Asks every question of the set as a job; each answer costs what a trial answer does. Refused (409) where too little would be left.',
  }),
  stop: endpoint({
    name: 'regression.stop',
    method: 'POST',
    path: `${base}/run/stop`,
    access: maker,
    input: z.object({ kbBotId: Id }),
    output: nothing,
    summary: 'Ends the run that is under way; what it has answered stays.',
  }),
  reserve: endpoint({
    name: 'regression.reserve',
    method: 'POST',
    path: `${base}/reserve/update`,
    access: maker,
    input: z.object({ kbBotId: Id, reserve, was: was(reserve) }),
    output: nothing,
    summary: 'How many coins a run has to leave; null for a week of usual use, and 50 at least.',
  }),
  schedule: endpoint({
    name: 'regression.schedule',
    method: 'POST',
    path: `${base}/schedule/update`,
    access: maker,
    input: z.object({ kbBotId: Id, every: z.enum(regressionRhythms), was: was(z.enum(regressionRhythms)) }),
    output: nothing,
    summary: 'Runs the set by itself at three at night, every day, every week or never.',
  }),
};
