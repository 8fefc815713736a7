import { expect, test } from 'vitest';
import { bestOf, workOf } from '../testing/index.ts';
import { limitsFor } from './ranges.ts';
import { termsOf } from './terms.ts';

test('text made to be slow is taken apart as fast as any other', async () => {
  const texts = [
    'a-'.repeat(50_000),
    '一'.repeat(50_000),
    'aA1'.repeat(30_000),
    ' '.repeat(100_000),
    '.'.repeat(100_000),
  ];
  expect(await bestOf(2_000, () => workOf(() => texts.map(termsOf)))).toBeLessThan(2_000);
});

test('a page of digits is compared as fast as any other', async () => {
  const digits = '1'.repeat(5_000) + '一'.repeat(5_000);
  const compare = () => {
    limitsFor('请三天假')(digits);
    limitsFor(digits)('2 至 4 天');
  };
  expect(await bestOf(500, () => workOf(compare))).toBeLessThan(500);
});
