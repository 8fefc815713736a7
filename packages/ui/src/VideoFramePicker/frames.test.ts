import { expect, test } from 'vitest';
import { clockOf, clocksOf, FRAME_COUNT, momentsOf } from './frames.ts';

test('about twenty moments, evenly spread and inside the film', () => {
  const moments = momentsOf(40, FRAME_COUNT);
  expect(moments).toHaveLength(20);
  expect([moments[0], moments[1], moments.at(-1)]).toEqual([1, 3, 39]);
});

test('says the moment as players do', () => {
  expect([0, 9.9, 65, 3661].map((at) => clockOf(at))).toEqual(['0:00', '0:09', '1:05', '1:01:01']);
});

test.each([2, 3.7, 8, 19.9, 20, 60])('the moments of a film of %s seconds each read differently', (seconds) => {
  const clocks = clocksOf(momentsOf(seconds, FRAME_COUNT));
  expect(new Set(clocks).size).toBe(FRAME_COUNT);
  expect(clocks[0]).toMatch(seconds < 20 ? /^0:00\.\d$/ : /^0:0\d$/);
});
