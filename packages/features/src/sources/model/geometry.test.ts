import { expect, test } from 'vitest';
import { boxAt, isRealBox, placeBox, shownSize, type PageShape } from './geometry.ts';

const page = (rotation: number): PageShape => ({ width: 600, height: 800, rotation });
const box = { left: 60, top: 80, right: 240, bottom: 160 };

test.each([
  [0, { left: 0.1, top: 0.1, width: 0.3, height: 0.1 }],
  [90, { left: 0.8, top: 0.1, width: 0.1, height: 0.3 }],
  [180, { left: 0.6, top: 0.8, width: 0.3, height: 0.1 }],
  [270, { left: 0.1, top: 0.6, width: 0.1, height: 0.3 }],
  [-90, { left: 0.1, top: 0.6, width: 0.1, height: 0.3 }],
  [450, { left: 0.8, top: 0.1, width: 0.1, height: 0.3 }],
])('a cited box lies where it was printed on a page turned by %i degrees', (rotation, share) => {
  const placed = placeBox(box, page(rotation));
  expect(Object.values(placed ?? {})).toEqual(Object.values(share).map((value) => expect.closeTo(value)));
});

test.each([0, 90, 180, 270])('what is drawn on a page turned by %i degrees is the box under it', (rotation) => {
  const drawn = boxAt(placeBox(box, page(rotation))!, page(rotation));
  expect(Object.values(drawn)).toEqual(Object.values(box).map((value) => expect.closeTo(value)));
});

test('a turned page is as wide as it was high', () => {
  expect(shownSize(page(90))).toEqual({ width: 800, height: 600 });
  expect(shownSize(page(180))).toEqual({ width: 600, height: 800 });
});

test('boxes that reach over the edge are cut, boxes beside the page are not drawn', () => {
  expect(placeBox({ left: -60, top: -10, right: 60, bottom: 80 }, page(0))).toEqual({
    left: 0,
    top: 0,
    width: 0.1,
    height: 0.1,
  });
  expect(placeBox({ left: 700, top: 10, right: 800, bottom: 80 }, page(0))).toBeNull();
  expect(placeBox({ left: 10, top: 10, right: 10, bottom: 80 }, page(0))).toBeNull();
});

test('documents without pages carry boxes without an area', () => {
  expect(isRealBox({ left: 0, top: 0, right: 0, bottom: 0 })).toBe(false);
  expect(isRealBox({ left: 0, top: 0, right: Number.NaN, bottom: 5 })).toBe(false);
  expect(isRealBox(box)).toBe(true);
});
