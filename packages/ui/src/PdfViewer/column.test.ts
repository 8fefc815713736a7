import { expect, test } from 'vitest';
import {
  anchorAt,
  CSS_PER_POINT,
  fitScale,
  heightOf,
  pagesBetween,
  readableScale,
  stackPages,
  stepZoom,
} from './column.ts';

const upright = { width: 600, height: 800 };
const turned = { width: 800, height: 600 };

test('a page fills the width it is given', () => {
  expect([fitScale(turned, 400), fitScale(upright, 300)]).toEqual([0.5, 0.5]);
});

test('where a whole page would be too small to read, what is looked at fills the width', () => {
  expect(readableScale(500, 700, 0.9 * CSS_PER_POINT)).toBe(0.9 * CSS_PER_POINT);
  expect(readableScale(300, 358, 0.4 * CSS_PER_POINT)).toBeCloseTo(358 / 300);
  expect(readableScale(20, 358, 0.4 * CSS_PER_POINT)).toBe(1.25 * CSS_PER_POINT);
  expect(readableScale(2000, 358, 0.4 * CSS_PER_POINT)).toBe(0.4 * CSS_PER_POINT);
});

test('zoom goes in steps from any value and stops at the ends', () => {
  expect([stepZoom(0.62, 1), stepZoom(0.62, -1), stepZoom(1, 1), stepZoom(1, -1)]).toEqual([0.67, 0.5, 1.1, 0.9]);
  expect([stepZoom(4, 1), stepZoom(0.25, -1)]).toEqual([4, 0.25]);
});

test('pages of different sizes are stacked and found by height', () => {
  const column = stackPages([upright, turned, upright], 0.5, 24);
  expect(column.tops).toEqual([24, 448, 772]);
  expect(column.heights).toEqual([400, 300, 400]);
  expect([column.height, column.width]).toEqual([1196, 448]);
  expect(pagesBetween(column, 0, 100)).toEqual({ first: 0, last: 0 });
  expect(pagesBetween(column, 500, 800)).toEqual({ first: 1, last: 2 });
  expect(pagesBetween(column, 5_000, 6_000)).toEqual({ first: 2, last: 2 });
});

test('the spot one reads stays put when the zoom changes', () => {
  const small = stackPages([upright, turned, upright], 0.5, 24);
  const large = stackPages([upright, turned, upright], 1, 24);
  const spot = anchorAt(small, 598);
  expect(spot).toEqual({ page: 1, share: 0.5 });
  expect(heightOf(large, spot)).toBe(848 + 300);
});
