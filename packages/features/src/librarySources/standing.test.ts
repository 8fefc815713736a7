import { expect, test } from 'vitest';
import { run, source } from './fixtures.ts';
import { standingOf } from './standing.ts';

test.each([
  [0, 124, 'fine'],
  [4, 124, 'fine'],
  [62, 124, 'poor'],
  [3, 4, 'poor'],
  [1, 1, 'poor'],
])('a source of which %i of %i could not be taken in is %s', (refused, listed, standing) => {
  expect(standingOf(source({ lastRun: run({ refused, listed }) }))).toBe(standing);
});

test('a source that was stopped or could not be read is that first', () => {
  const lastRun = run({ refused: 3, listed: 4 });
  expect(standingOf(source({ lastRun: { ...lastRun, state: 'failed' } }))).toBe('failed');
  expect(standingOf(source({ lastRun, on: false }))).toBe('paused');
});
