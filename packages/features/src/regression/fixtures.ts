import {
  coins,
  type CollectableQuestion,
  type ImportLine,
  type RegressionOutcome,
  type RegressionQuestion,
  type RegressionResult,
  type RegressionRun,
} from '@tinystar/contract';
import type { Overview } from './RegressionView.tsx';
import type { ComparedRun } from './ResultsView.tsx';

const now = Date.UTC(2026, 10, 21, 2, 24);
const id = (at: number): string => at.toString(16).padStart(32, '0');

const leave = { kind: 'doc' as const, id: id(1), name: '员工手册.pdf', page: 12 };

const outcome = (change: Partial<RegressionOutcome> = {}): RegressionOutcome => ({
  answer: '工作满一年的员工每年有10天年假，满十年有15天。[1]',
  answered: true,
  right: true,
  cited: [{ kind: 'doc', id: leave.id, name: leave.name, pages: [12] }],
  ms: 1_800,
  failure: '',
  ...change,
});

const silent = outcome({ answer: '没有在资料中找到相关内容。', answered: false, right: false, cited: [], ms: 400 });

export const imports: ImportLine[] = [
  { id: id(61), fileName: '回归题目.xlsx', status: 'done', good: 18, userName: '林知夏', createdAt: now - 7_200_000 },
  { id: id(62), fileName: '旧题目.csv', status: 'undone', good: 40, userName: '周敏', createdAt: now - 90_000_000 },
];

export const collectable: CollectableQuestion[] = [
  { question: '年假有几天？', origin: 'up', expected: leave },
  { question: '停车怎么收费？', origin: 'down', expected: null },
];

export const results: RegressionResult[] = [
  { question: '年假有几天？', expected: leave, now: silent, before: outcome(), change: 'worse', slower: false },
  {
    question: '报销要在几天内提交发票？',
    expected: { ...leave, page: 31 },
    now: outcome({ answer: '发票须在三十天内提交。[1]' }),
    before: outcome({ right: false }),
    change: 'better',
    slower: false,
  },
  {
    question: '加班怎么调休？',
    expected: null,
    now: outcome({ right: null, ms: 5_200 }),
    before: outcome({ right: null, answer: '满一年十天。[1]' }),
    change: 'wording',
    slower: true,
  },
  {
    question: '试用期多长？',
    expected: null,
    now: outcome({ right: null }),
    before: null,
    change: 'new',
    slower: false,
  },
];

export const run = (change: Partial<RegressionRun> = {}): RegressionRun => ({
  id: id(7),
  trigger: 'manual',
  status: 'done',
  reason: '',
  total: 4,
  done: 4,
  answered: 3,
  expected: 2,
  right: 1,
  createdAt: now,
  endedAt: now + 9_000,
  ...change,
});

export const compared: ComparedRun = {
  run: run(),
  before: run({ id: id(6), trigger: 'schedule', createdAt: now - 86_400_000, answered: 4 }),
  results,
};

export const overview = (change: Partial<Overview> = {}): Overview => ({
  questionCount: 4,
  coins: coins(4),
  purse: { balance: coins(1_280), promised: coins(0), reserve: coins(210), automatic: true, usual: coins(210) },
  every: 'week',
  nextAt: now + 5 * 86_400_000,
  latest: run(),
  changes: { worse: 1, better: 1, wording: 1, slower: 1 },
  ...change,
});

export const questions: RegressionQuestion[] = [
  {
    id: id(1),
    question: '年假有几天？',
    origin: 'pair',
    expected: { ...leave, kind: 'qa', name: '年假有几天？', page: null },
    createdAt: now,
  },
  {
    id: id(2),
    question: '报销要在几天内提交发票？',
    origin: 'imported',
    expected: { ...leave, page: 31 },
    createdAt: now,
  },
  { id: id(3), question: '加班怎么调休？', origin: 'down', expected: null, createdAt: now },
  { id: id(4), question: '试用期多长？', origin: 'written', expected: { ...leave, page: null }, createdAt: now },
];
