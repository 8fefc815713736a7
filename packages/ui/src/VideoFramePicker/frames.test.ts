import { expect, test } from 'vitest';
import { clockOf, FRAME_COUNT, momentsOf } from './frames.ts';

test('about twenty moments, evenly spread and inside the film', () => {
  const moments = momentsOf(40, FRAME_COUNT);
  expect(moments).toHaveLength(20);
  expect([moments[0], moments[1], moments.at(-1)]).toEqual([1, 3, 39]);
});

test('says the moment as players do', () => {
  expect([0, 9.9, 65, 3661].map(clockOf)).toEqual(['0:00', '0:09', '1:05', '1:01:01']);
});
