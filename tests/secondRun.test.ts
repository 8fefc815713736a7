import { expect, test } from 'vitest';
import {
  failuresOf,
  patternOf,
  settle,
  slowest,
  toRunAgain,
  withFile,
  type FileResult,
  type Report,
  type TestResult,
} from '../.ci/secondRun.ts';

const result = (fullName: string, status = 'passed'): TestResult => ({
  ancestorTitles: [],
  title: fullName,
  fullName,
  status,
  failureMessages: status === 'failed' ? [`${fullName} went wrong`] : [],
});
const file = (tests: TestResult[], message = '', name = '/a.test.ts'): FileResult => ({
  name,
  status: message || tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  message,
  seconds: 1,
  assertionResults: tests,
});
const report = (...testResults: FileResult[]): Report => ({
  testResults,
  errors: [],
  numPassedTests: 0,
  numFailedTests: 0,
  success: false,
});
const statuses = ({ assertionResults }: FileResult) => assertionResults.map(({ status }) => status);

test('what fails and then passes has passed, and is flaky with its first message', () => {
  const first = file([result('opens'), result('closes', 'failed')]);
  const settled = settle(first, file([result('opens'), result('closes')]));
  expect([settled.file.status, statuses(settled.file)]).toEqual(['passed', ['passed', 'passed']]);
  expect(settled.flaky).toEqual([{ file: '/a.test.ts', test: 'closes', message: 'closes went wrong' }]);
});

test('what fails twice is red and not flaky', () => {
  const first = file([result('opens', 'failed')]);
  const { file: merged, flaky } = settle(first, first);
  expect([merged.status, statuses(merged), flaky]).toEqual(['failed', ['failed'], []]);
});

test('a test that passed once and failed alone is flaky too', () => {
  const { file: merged, flaky } = settle(file([result('opens')]), file([result('opens', 'failed')]));
  expect([merged.status, statuses(merged), flaky.length]).toEqual(['passed', ['passed'], 1]);
});

test.each([
  ['is not there', file([])],
  ['is skipped', file([result('opens', 'skipped')])],
  ['is in a file of which nothing was reported', undefined],
])('a failed test that the second time %s is red', (_, second) => {
  const { file: merged, flaky } = settle(file([result('opens', 'failed')]), second);
  expect([merged.status, statuses(merged), flaky]).toEqual(['failed', ['failed'], []]);
});

test('a scene that stands only the second time is one flaky thing, however many tests it has', () => {
  const first = file([result('opens', 'skipped'), result('closes', 'skipped')], 'the server ended');
  const { file: merged, flaky } = settle(first, file([result('opens'), result('closes')]));
  expect([merged.status, merged.message, statuses(merged)]).toEqual(['passed', '', ['passed', 'passed']]);
  expect(flaky).toEqual([{ file: '/a.test.ts', test: '', message: 'the server ended' }]);
});

test('a scene that cannot be made the second time is red, with the reason of the second time', () => {
  const broken = file([result('opens', 'skipped')], 'no port');
  expect(failuresOf(report(settle(broken, file([], 'no browser')).file))).toEqual([
    { file: '/a.test.ts', test: '', message: 'no browser' },
  ]);
  expect(settle(broken, undefined).file.status).toBe('failed');
  expect(settle(file([result('opens', 'failed')]), broken).file).toMatchObject({
    status: 'failed',
    message: 'no port',
  });
});

test('a test that fails once the scene stands has never passed', () => {
  const { file: merged } = settle(file([result('opens', 'skipped')], 'no port'), file([result('opens', 'failed')]));
  expect([merged.status, statuses(merged)]).toEqual(['failed', ['failed']]);
});

test('tests of the same name are told apart by their order', () => {
  const first = file([result('opens', 'failed'), result('opens')]);
  const second = file([result('opens', 'failed'), result('opens')]);
  expect(statuses(settle(first, second).file)).toEqual(['failed', 'passed']);
});

test('whole files are run again, single tests only where each stands for itself and the scene stood', () => {
  const good = file([result('opens')], '', '/good.test.ts');
  const bad = file([result('opens', 'failed'), result('closes', 'failed'), result('ends')]);
  const broken = file([result('opens', 'failed')], 'no port', '/broken.test.ts');
  const empty: FileResult = { ...file([], '', '/empty.test.ts'), status: 'failed' };
  const all = report(good, bad, broken, empty);
  expect(toRunAgain(all, 'file').map((again) => again.file)).toEqual([
    '/a.test.ts',
    '/broken.test.ts',
    '/empty.test.ts',
  ]);
  expect(toRunAgain(all, 'test').map((again) => `${again.file} ${again.test?.title ?? ''}`)).toEqual([
    '/a.test.ts opens',
    '/a.test.ts closes',
    '/broken.test.ts ',
    '/empty.test.ts ',
  ]);
});

test('the pattern of a test fits its full name and no other', () => {
  const one = { ...result('Default (long) [UI-01]'), ancestorTitles: ['ui/Button', 'a+b'] };
  const pattern = new RegExp(patternOf(one));
  expect(pattern.test('ui/Button > a+b > Default (long) [UI-01]')).toBe(true);
  expect(pattern.test('ui/Button > a+b > Default (long) [UI-01] too')).toBe(false);
  expect(pattern.test('ui/Button > aab > Default (long) [UI-01]')).toBe(false);
});

test('the settled report counts anew, and errors of a second run make it bad', () => {
  const before = report(file([result('opens', 'failed')]), file([result('ends')], '', '/b.test.ts'));
  const after = withFile(before, file([result('opens')]), []);
  expect(after).toMatchObject({ numPassedTests: 2, numFailedTests: 0, success: true });
  expect(withFile(before, file([result('opens')]), ['lost the browser'])).toMatchObject({
    errors: ['lost the browser'],
    success: false,
  });
});

test('the slowest come first', () => {
  const files = [file([], '', '/a'), { ...file([], '', '/b'), seconds: 9 }, { ...file([], '', '/c'), seconds: 3 }];
  expect(slowest(files, 2).map(({ name }) => name)).toEqual(['/b', '/c']);
});
