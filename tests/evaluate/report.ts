import type { Mark } from './measure.ts';

/** One asked question with what came of it; `group` as in the set. */
export interface Asked {
  group: string;
  mark: Mark;
  milliseconds: number;
}

/** Counts of one group of questions; `milliseconds` is the median. */
export interface Tally {
  questions: number;
  at1: number;
  at3: number;
  at5: number;
  /** Answers that hold the expected words, of those where words were expected. */
  inText: number;
  worded: number;
  citations: number;
  right: number;
  refused: number;
  /** Shown without a word of doubt: wanted where there is an answer, the worst where there is none. */
  sure: number;
  milliseconds: number;
}

/** What a run found, by group. Runs are stored in this form to be compared later. */
export type Report = Record<string, Tally>;

/** The group of questions that no document answers: nothing shown for them may be `sure`. */
export const UNANSWERABLE = 'unanswerable';

/** Counts by group, with `all` for every question that has an answer. */
export function reportOf(asked: readonly Asked[]): Report {
  const groups = [...new Set(asked.map(({ group }) => group))];
  const parts = groups.map((group) => [group, tallyOf(asked.filter((each) => each.group === group))] as const);
  return { ...Object.fromEntries(parts), all: tallyOf(asked.filter(({ group }) => group !== UNANSWERABLE)) };
}

function tallyOf(asked: readonly Asked[]): Tally {
  const count = (fits: (mark: Mark) => boolean) => asked.filter(({ mark }) => fits(mark)).length;
  const within = (places: number) => count(({ rank }) => rank > 0 && rank <= places);
  const sum = (of: (mark: Mark) => number) => asked.reduce((total, { mark }) => total + of(mark), 0);
  const times = asked.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return {
    questions: asked.length,
    at1: within(1),
    at3: within(3),
    at5: within(5),
    inText: count(({ inText }) => inText === true),
    worded: count(({ inText }) => inText !== undefined),
    citations: sum(({ citations }) => citations),
    right: sum(({ right }) => right),
    refused: count(({ citations }) => citations === 0),
    sure: count(({ sure }) => sure),
    milliseconds: Math.round(times[Math.floor(times.length / 2)] ?? 0),
  };
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : String(Math.round((100 * part) / whole)));

/** The report as lines of text; with an earlier one, each share as `before→now`. */
export function linesOf(report: Report, before: Report = {}): string[] {
  const cell = (group: string, of: (tally: Tally) => string) => {
    const earlier = before[group];
    const now = of(report[group]!);
    return (earlier && of(earlier) !== now ? `${of(earlier)}→${now}` : now).padStart(9);
  };
  const head = ['questions', '@1 %', '@3 %', '@5 %', 'in text %', 'right %', 'refused', 'sure %', 'ms'];
  const rows = Object.keys(report).map((group) =>
    [
      group.padEnd(14),
      cell(group, ({ questions }) => String(questions)),
      cell(group, ({ at1, questions }) => percent(at1, questions)),
      cell(group, ({ at3, questions }) => percent(at3, questions)),
      cell(group, ({ at5, questions }) => percent(at5, questions)),
      cell(group, ({ inText, worded }) => percent(inText, worded)),
      cell(group, ({ right, citations }) => percent(right, citations)),
      cell(group, ({ refused }) => String(refused)),
      cell(group, ({ sure, questions }) => percent(sure, questions)),
      String(report[group]!.milliseconds).padStart(9),
    ].join(' '),
  );
  return [[''.padEnd(14), ...head.map((word) => word.padStart(9))].join(' '), ...rows];
}

/** What answers without a model have to reach, in per cent: the right page among the first three citations. */
const GOALS: Readonly<Record<string, number>> = {
  'usable text': 95,
  traditional: 90,
  scans: 90,
  forms: 85,
  turns: 90,
  paraphrase: 40,
  questionZh: 50,
};
const GOAL_IN_TEXT = 80;
const GOAL_RIGHT = 80;
const GOAL_NOT_SURE = 95;

/** The goals a report misses, as lines of text. */
export function missedGoals(report: Report): string[] {
  const missed = (what: string, part: number, whole: number, goal: number) =>
    whole > 0 && (100 * part) / whole < goal ? [`${what}: ${percent(part, whole)} %, goal ${goal}`] : [];
  const none = { questions: 0, at3: 0, sure: 0, inText: 0, worded: 0, right: 0, citations: 0 };
  const { all = none, [UNANSWERABLE]: unanswerable = none } = report;
  return [
    ...Object.entries(GOALS).flatMap(([group, goal]) => {
      const { at3, questions } = report[group] ?? none;
      return missed(`${group} @3`, at3, questions, goal);
    }),
    ...missed('answers shown with their words', all.inText, all.questions, GOAL_IN_TEXT),
    ...missed('citations on right pages', all.right, all.citations, GOAL_RIGHT),
    ...missed(
      'unanswerable questions not sure',
      unanswerable.questions - unanswerable.sure,
      unanswerable.questions,
      GOAL_NOT_SURE,
    ),
  ];
}
