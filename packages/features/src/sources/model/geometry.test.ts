import { expect, test } from 'vitest';
import {
  anchorAt,
  fitScale,
  heightOf,
  isRealBox,
  pagesBetween,
  placeBox,
  shownSize,
  stackPages,
  stepZoom,
  type PageShape,
} from './geometry.ts';

const page = (rotation: number): PageShape => ({ width: 600, height: 800, rotation });
const box = { left: 60, top: 80, right: 240, bottom: 160 };

test.each([
  [0, { left: 0.1, top: 0.1, width: 0.3, height: 0.1 }],
  [90, { left: 0.8, top: 0.1, width: 0.1, height: 0.3 }],
  [180, { left: 0.6, top: 0.8, width: 0.3, height: 0.1 }],
  [270, { left: 0.1, top: 0.6, width: 0.1, height: 0.3 }],
  [-90, { left: 0.1, top: 0.6, width: 0.1, height: 0.3 }],
  [450, { left: 0.8, top: 0.1, width: 0.1, height: 0.3 }],
])('a cited box lies where it was printed on a page turned by %i degrees [CHAT-27]', (rotation, share) => {
  const placed = placeBox(box, page(rotation));
  expect(Object.values(placed ?? {})).toEqual(Object.values(share).map((value) => expect.closeTo(value)));
});

test('a turned page is as wide as it was high [CHAT-27]', () => {
  expect(shownSize(page(90))).toEqual({ width: 800, height: 600 });
  expect(fitScale(page(90), 400)).toBe(0.5);
  expect(fitScale(page(180), 300)).toBe(0.5);
});

test('boxes that reach over the edge are cut, boxes beside the page are not drawn [CHAT-27]', () => {
  expect(placeBox({ left: -60, top: -10, right: 60, bottom: 80 }, page(0))).toEqual({
    left: 0,
    top: 0,
    width: 0.1,
    height: 0.1,
  });
  expect(placeBox({ left: 700, top: 10, right: 800, bottom: 80 }, page(0))).toBeNull();
  expect(placeBox({ left: 10, top: 10, right: 10, bottom: 80 }, page(0))).toBeNull();
});

test('documents without pages carry boxes without an area [CHAT-27]', () => {
  expect(isRealBox({ left: 0, top: 0, right: 0, bottom: 0 })).toBe(false);
  expect(isRealBox({ left: 0, top: 0, right: Number.NaN, bottom: 5 })).toBe(false);
  expect(isRealBox(box)).toBe(true);
});

test('zoom goes in steps from any value and stops at the ends [CHAT-27]', () => {
  expect([stepZoom(0.62, 1), stepZoom(0.62, -1), stepZoom(1, 1), stepZoom(1, -1)]).toEqual([0.67, 0.5, 1.1, 0.9]);
  expect([stepZoom(4, 1), stepZoom(0.25, -1)]).toEqual([4, 0.25]);
});

test('pages of different sizes are stacked and found by height [CHAT-27]', () => {
  const column = stackPages([page(0), page(90), page(0)], 0.5, 24);
  expect(column.tops).toEqual([24, 448, 772]);
  expect(column.heights).toEqual([400, 300, 400]);
  expect([column.height, column.width]).toEqual([1196, 448]);
  expect(pagesBetween(column, 0, 100)).toEqual({ first: 0, last: 0 });
  expect(pagesBetween(column, 500, 800)).toEqual({ first: 1, last: 2 });
  expect(pagesBetween(column, 5_000, 6_000)).toEqual({ first: 2, last: 2 });
});

test('the spot one reads stays put when the zoom changes [CHAT-27]', () => {
  const small = stackPages([page(0), page(90), page(0)], 0.5, 24);
  const large = stackPages([page(0), page(90), page(0)], 1, 24);
  const spot = anchorAt(small, 598);
  expect(spot).toEqual({ page: 1, share: 0.5 });
  expect(heightOf(large, spot)).toBe(848 + 300);
});
