import { expect, test } from 'vitest';
import { barsOf } from './barsOf.ts';
import { chartNumber, sharesOf } from './chartNumber.ts';
import { directLabels } from './directLabels.ts';
import { neighbourOf } from './neighbourOf.ts';
import { provinceOf, provinces } from './provinces.ts';
import { rampOf } from './rampOf.ts';
import { fitText, textWidth } from './textWidth.ts';

test.each([
  [9_999, 'mark', '9,999'],
  [12_345, 'mark', '1.2万'],
  [128_345_678, 'mark', '1.3亿'],
  [128_345_678, 'text', '128,345,678'],
  [-23_400, 'mark', '-2.3万'],
  [0.5, 'mark', '0.5'],
] as const)('writes %d as a %s: %s', (value, place, text) => {
  expect(chartNumber(value, place)).toBe(text);
});

test('shares add up to one hundred however they round', () => {
  expect(sharesOf([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
  expect(sharesOf([0, 0])).toEqual([0, 0]);
  const shares = sharesOf([7, 11, 13, 17, 19, 23]);
  expect(Math.round(shares.reduce((sum, share) => sum + share, 0) * 10)).toBe(1000);
});

test('labels at the ends of lines never lie on each other nor below the ground line', () => {
  const series = [100, 101, 0].map((value, index) => ({ id: `${index}`, name: `线${index}`, values: [value] }));
  const places = directLabels(series, (value) => 200 - value, 200).map(({ at }) => at);
  expect(places).toEqual([99, 117, 200]);
  const low = directLabels(series, () => 200, 200).map(({ at }) => at);
  expect(low).toEqual([164, 182, 200]);
});

test('stacked bars begin where the one below ends', () => {
  const series = [
    { id: 'a', name: '甲', values: [3] },
    { id: 'b', name: '乙', values: [4] },
  ];
  expect(barsOf(series, 1, 'stacked').map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [3, 7],
  ]);
});

test('holds the 34 provincial units once each, by any of their names', () => {
  expect(provinces).toHaveLength(34);
  expect(new Set(provinces.map(({ column, row }) => `${column},${row}`)).size).toBe(34);
  expect(provinceOf('新疆维吾尔自治区')?.name).toBe('新疆');
  expect(provinceOf('香港特别行政区')?.brief).toBe('港');
  expect(provinceOf('北京市')?.name).toBe('北京');
  expect(provinceOf('海外')).toBeUndefined();
});

test('every province can be reached by arrow keys', () => {
  const seen = new Set(['北京']);
  const queue = ['北京'];
  for (let name = queue.pop(); name; name = queue.pop()) {
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const next = neighbourOf(provinceOf(name)!, direction);
      if (next && !seen.has(next.name)) {
        seen.add(next.name);
        queue.push(next.name);
      }
    }
  }
  expect(seen.size).toBe(34);
});

test('one very great figure does not make all others look alike', () => {
  const step = rampOf([1, 2, 3, 4, 1_000_000]);
  expect([0, 1, 2, 3, 4, 1_000_000].map(step)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rampOf([3])(3)).toBe(5);
});

test('cuts long labels to their room', () => {
  expect(fitText('网页', 100)).toBe('网页');
  const cut = fitText('系列组串式逆变器安装与验收手册', 60);
  expect(cut.endsWith('…')).toBe(true);
  expect(textWidth(cut)).toBeLessThanOrEqual(60);
});
