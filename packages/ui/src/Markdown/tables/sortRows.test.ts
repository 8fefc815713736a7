import { expect, test } from 'vitest';
import { sortedPlaces } from './sortRows.ts';

const sorted = (cells: string[], order: 'ascending' | 'descending' | 'none') =>
  sortedPlaces(cells, order).map((place) => cells[place]);

test('figures are ordered by their size, whatever stands around them', () => {
  expect(sorted(['1,200元', '¥90', '', '350 元'], 'ascending')).toEqual(['¥90', '350 元', '1,200元', '']);
  expect(sorted(['-3.5%', '12%', '−20%'], 'descending')).toEqual(['12%', '-3.5%', '−20%']);
});

test('words are ordered as in Chinese, and numbers inside of them by their size', () => {
  expect(sorted(['HY-110K', 'HY-50K', '安装'], 'ascending')).toEqual(['安装', 'HY-50K', 'HY-110K']);
  expect(sorted(['北京', '安徽', '重庆'], 'ascending')).toEqual(['安徽', '北京', '重庆']);
});

test('equal ones keep their order, empty ones the end, and none is as it was', () => {
  expect(sortedPlaces(['b', 'a', 'b', ' ', 'a'], 'descending')).toEqual([0, 2, 1, 4, 3]);
  expect(sortedPlaces(['b', 'a'], 'none')).toEqual([0, 1]);
});
