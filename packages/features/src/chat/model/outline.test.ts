import { expect, test } from 'vitest';
import { hasOutline, outlineOf } from './outline.ts';

test('an answer has an outline when it is long and has headings to find the way by', () => {
  const words = '装好支架再接线。'.repeat(80);
  expect(hasOutline(`## 一\n${words}\n## 二\n${words}\n### 三\n${words}`)).toBe(true);
  expect(hasOutline('## 一\n## 二\n## 三')).toBe(false);
  expect(hasOutline(`## 一\n${words}${words}${words}`)).toBe(false);
  expect(hasOutline(`${words}\n#标签\n#标签\n#标签\n${words}`)).toBe(false);
});

test('levels that nobody uses take no step, and the fourth is left out', () => {
  const headings = [2, 4, 5, 6, 2].map((level, place) => ({ place, level }));
  expect(outlineOf(headings)).toEqual([
    { place: 0, step: 0 },
    { place: 1, step: 1 },
    { place: 2, step: 2 },
    { place: 4, step: 0 },
  ]);
});
