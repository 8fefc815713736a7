import { expect, test } from 'vitest';
import { failureSheets, plainCell } from './failureSheet.ts';

test.each([
  ['=HYPERLINK("x")', `'=HYPERLINK("x")`],
  ['+8613800000000', `'+8613800000000`],
  ['-1', `'-1`],
  ['@x', `'@x`],
  ['\tx', `'\tx`],
  ['\rx', `'\rx`],
  ['13800000000', '13800000000'],
  ['手机号格式错误', '手机号格式错误'],
])('no cell of the downloaded failures runs as a formula: %j is written as %j', (text, written) =>
  expect(plainCell(text)).toBe(written),
);

const failure = (number: number) => ({
  phoneNumber: `=${number}`,
  errorMessage: '手机号格式错误',
  status: 'invalid' as const,
});

test('the download holds every failure once, a thousand a sheet', () => {
  const sheets = failureSheets(Array.from({ length: 2_001 }, (_, index) => failure(index)));
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['失败名单', 1_000],
    ['失败名单2', 1_000],
    ['失败名单3', 1],
  ]);
  expect(sheets.flatMap(({ rows }) => rows.map(([phone]) => phone))).toEqual(
    Array.from({ length: 2_001 }, (_, index) => `'=${index}`),
  );
});
