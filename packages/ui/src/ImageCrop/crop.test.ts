import { describe, expect, test } from 'vitest';
import {
  corners,
  firstFrame,
  isTooSmall,
  leastWidth,
  moveFrame,
  pullCorner,
  ratios,
  resultSize,
  scaleFrame,
  shapeOf,
  workingSize,
  type Frame,
  type Size,
} from './crop.ts';

const image: Size = { width: 800, height: 600 };
const near = (frame: Frame) =>
  Object.fromEntries(Object.entries(frame).map(([key, value]) => [key, Math.round(value as number)]));
const inside = ({ x, y, width, height }: Frame, { width: w, height: h }: Size) =>
  x >= -1e-9 && y >= -1e-9 && x + width <= w + 1e-9 && y + height <= h + 1e-9;

describe('the crop frame', () => {
  test('starts as the largest of its shape in the middle', () => {
    expect(ratios.map((ratio) => near(firstFrame(shapeOf(ratio, image), image)))).toEqual([
      { x: 0, y: 0, width: 800, height: 600 },
      { x: 100, y: 0, width: 600, height: 600 },
      { x: 175, y: 0, width: 450, height: 600 },
      { x: 0, y: 0, width: 800, height: 600 },
    ]);
  });

  test('stops at the edges when moved', () => {
    const frame = { x: 100, y: 100, width: 200, height: 200 };
    expect(moveFrame(frame, { x: 40, y: -30 }, image)).toEqual({ ...frame, x: 140, y: 70 });
    expect(moveFrame(frame, { x: 9000, y: 9000 }, image)).toEqual({ ...frame, x: 600, y: 400 });
    expect(moveFrame(frame, { x: -9000, y: -9000 }, image)).toEqual({ ...frame, x: 0, y: 0 });
  });

  test.each(corners)('keeps shape, the far corner and the image when %s is pulled anywhere', (corner) => {
    const frame = { x: 300, y: 200, width: 150, height: 200 };
    const least = 60;
    for (let x = -200; x <= 1000; x += 100)
      for (let y = -200; y <= 800; y += 100) {
        const next = pullCorner(frame, corner, { x, y }, image, least);
        expect(next.width / next.height).toBeCloseTo(0.75, 9);
        expect(inside(next, image)).toBe(true);
        expect(next.width).toBeGreaterThanOrEqual(least - 1e-9);
        const end = corner === 'topEnd' || corner === 'bottomEnd';
        const bottom = corner === 'bottomStart' || corner === 'bottomEnd';
        expect(end ? next.x : next.x + next.width).toBeCloseTo(end ? 300 : 450, 9);
        expect(bottom ? next.y : next.y + next.height).toBeCloseTo(bottom ? 200 : 400, 9);
      }
  });

  test('follows the pointer by the larger of the two ways', () => {
    const frame = { x: 0, y: 0, width: 100, height: 100 };
    expect(pullCorner(frame, 'bottomEnd', { x: 180, y: 90 }, image, 60)).toEqual({
      x: 0,
      y: 0,
      width: 180,
      height: 180,
    });
  });

  test('grows about its middle and slides inward at an edge', () => {
    expect(scaleFrame({ x: 300, y: 200, width: 100, height: 100 }, 2, image, 60)).toEqual({
      x: 250,
      y: 150,
      width: 200,
      height: 200,
    });
    expect(scaleFrame({ x: 0, y: 0, width: 100, height: 100 }, 2, image, 60)).toEqual({
      x: 0,
      y: 0,
      width: 200,
      height: 200,
    });
    expect(scaleFrame({ x: 0, y: 0, width: 100, height: 100 }, 0.01, image, 60).width).toBe(60);
  });

  test('is never below 60 px, in the image or on the screen, unless the image itself is', () => {
    expect(leastWidth(1, image, 1)).toBe(60);
    expect(leastWidth(1, { width: 6000, height: 4000 }, 0.1)).toBe(600);
    expect(leastWidth(4 / 3, image, 1)).toBe(80);
    expect(leastWidth(3 / 4, image, 1)).toBe(60);
    expect(leastWidth(1, { width: 40, height: 40 }, 4)).toBe(40);
    expect([isTooSmall({ width: 59, height: 400 }), isTooSmall({ width: 60, height: 60 })]).toEqual([true, false]);
  });

  test('gives 300 × 300 for a square, and 300 on the shorter side otherwise', () => {
    expect([resultSize(1, 300), resultSize(3 / 4, 300), resultSize(4 / 3, 300)]).toEqual([
      { width: 300, height: 300 },
      { width: 300, height: 400 },
      { width: 400, height: 300 },
    ]);
  });

  test('a huge image is worked on at a bounded size, a small one as it is', () => {
    expect(workingSize({ width: 12_000, height: 9000 }, 2048)).toEqual({ width: 2048, height: 1536 });
    expect(workingSize(image, 2048)).toEqual(image);
  });
});
