// What failed is run once more, alone, and here the two results become one. Nothing here runs anything: test.mjs does.

/** Files, single stories or whole steps that are run again in one run; more failures than that are no chance. */
export const AGAIN_LIMIT = 12;

/** One test of a report; the form is vitest's. */
export interface TestResult {
  ancestorTitles: string[];
  title: string;
  fullName: string;
  /** `passed`, `failed`, or why it did not run. */
  status: string;
  failureMessages: string[];
}

export interface FileResult {
  /** Absolute path. */
  name: string;
  status: string;
  /** What failed outside of its tests, in hooks or while loading; empty when nothing did. */
  message: string;
  /** From its load to the end of its last hook. */
  seconds: number;
  assertionResults: TestResult[];
}

export interface Report {
  testResults: FileResult[];
  /** Errors that belong to no test and no hook. */
  errors: string[];
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

/** A failed test, or with an empty `test` a file whose scene could not be made: then its tests did not run. */
export interface Failure {
  file: string;
  test: string;
  message: string;
}

/** A file to run again, or one test of it. */
export interface Again {
  file: string;
  test?: TestResult;
}

const hasFailed = ({ status }: TestResult) => status === 'failed';
const hasPassed = ({ status }: TestResult) => status === 'passed';

/** What is wrong with a file outside of its tests. */
const brokenScene = ({ status, message, assertionResults }: FileResult): string =>
  message || (status === 'failed' && !assertionResults.some(hasFailed) ? 'failed without a message' : '');

const failureOf = (file: string, { fullName, failureMessages }: TestResult): Failure => ({
  file,
  test: fullName,
  message: failureMessages.join('\n'),
});

export const failuresOf = (report: Report): Failure[] =>
  report.testResults.flatMap((file) => {
    const broken = brokenScene(file);
    return [
      ...(broken ? [{ file: file.name, test: '', message: broken }] : []),
      ...file.assertionResults.filter(hasFailed).map((test) => failureOf(file.name, test)),
    ];
  });

/**
 * What of a report is run again: whole files, because tests of a file share a scene and build on each other, or where
 * each test stands for itself (`each`) only those that failed.
 */
export const toRunAgain = (report: Report, each: 'file' | 'test'): Again[] =>
  report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(hasFailed);
    if (brokenScene(file)) return [{ file: file.name }];
    if (each === 'test') return failed.map((test) => ({ file: file.name, test }));
    return failed.length > 0 ? [{ file: file.name }] : [];
  });

/** For vitest's `-t`: this test and no other. */
export const patternOf = ({ ancestorTitles, title }: TestResult): string =>
  `^${[...ancestorTitles, title].join(' > ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;

/** By name, and where several have the same name by their order too. */
function byName(tests: readonly TestResult[]): Map<string, TestResult> {
  const found = new Map<string, TestResult>();
  for (const [name, same] of Map.groupBy(tests, ({ fullName }) => fullName))
    for (const [at, test] of same.entries()) found.set(`${at} ${name}`, test);
  return found;
}

/**
 * One result of two runs. A test that passed in one of them has passed, and is flaky if it failed in the other; one that
 * failed and did not run again stays failed. The scene has to stand the second time.
 * @param second None when the second run reported nothing of the file.
 */
export function settle(first: FileResult, second?: FileResult): { file: FileResult; flaky: Failure[] } {
  const was = brokenScene(first);
  const is = second ? brokenScene(second) : was;
  const flaky: Failure[] = was && !is ? [{ file: first.name, test: '', message: was }] : [];
  const before = byName(first.assertionResults);
  const after = byName(second?.assertionResults ?? []);
  const assertionResults = [...new Set([...before.keys(), ...after.keys()])].map((key) => {
    const runs = [before.get(key), after.get(key)].filter((test) => test !== undefined);
    const passed = runs.find(hasPassed);
    const failed = runs.findLast(hasFailed);
    if (passed && failed) flaky.push(failureOf(first.name, failed));
    return passed ?? failed ?? runs.at(-1)!;
  });
  const status = is || assertionResults.some(hasFailed) ? 'failed' : 'passed';
  return { file: { ...first, status, message: is, assertionResults }, flaky };
}

/** A report with another result of one file, and errors of its second run. */
export function withFile(report: Report, file: FileResult, errors: readonly string[]): Report {
  const testResults = report.testResults.map((each) => (each.name === file.name ? file : each));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const settled = { ...report, testResults, errors: [...report.errors, ...errors] };
  return {
    ...settled,
    numPassedTests: tests.filter(hasPassed).length,
    numFailedTests: tests.filter(hasFailed).length,
    success: failuresOf(settled).length + settled.errors.length === 0,
  };
}

/** The files that took longest, the longest first. */
export const slowest = <Each extends { seconds: number }>(files: readonly Each[], count: number): Each[] =>
  files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
