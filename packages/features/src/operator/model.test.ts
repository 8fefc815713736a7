import { expect, test } from 'vitest';
import { bytesText, concernsOf, endNote, endOf } from './model.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 22);

test('a plan is prolonged from its end, or from today when that has passed', () => {
  expect(endOf(30, now)).toBe(now + 30 * DAY);
  expect(endOf(30, now, now + 5 * DAY)).toBe(now + 35 * DAY);
  expect(endOf(30, now, now - 5 * DAY)).toBe(now + 30 * DAY);
  expect(endOf(0, now, now + 5 * DAY)).toBeNull();
});

test('only ends within two weeks or past need attention', () => {
  expect(endNote(now + 30 * DAY, now)).toBeNull();
  expect(endNote(now + 8 * DAY, now)).toEqual({ text: '8天后', tone: 'warning' });
  expect(endNote(now - 8 * DAY, now)).toEqual({ text: '8天前', tone: 'danger' });
});

test('sizes are told in the greatest fitting unit', () => {
  expect([0, 512, 1_536, 5_242_880, 3_758_096_384].map(bytesText)).toEqual([
    '0 B',
    '512 B',
    '1.5 KB',
    '5 MB',
    '3.5 GB',
  ]);
});

test('of a server is named what is past the threshold of an alert', () => {
  const calm = {
    streams: 40,
    callsPerMinute: 300,
    firstEventSeconds: 4,
    modelErrors: 5,
    loopDelay: 300,
    connections: 20,
  };
  expect(concernsOf({ ...calm, waiting: 0 })).toEqual([]);
  expect(concernsOf({ ...calm, firstEventSeconds: null, waiting: 1 })).toEqual(['waiting']);
  expect(concernsOf({ ...calm, firstEventSeconds: 8, modelErrors: 6, loopDelay: 301, waiting: 0 })).toEqual([
    'first',
    'errors',
    'delay',
  ]);
});
