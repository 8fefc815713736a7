import { expect, test } from 'vitest';
import { bestOf, workOf } from '../testing/index.ts';
import { WordList } from './scanner.ts';

test('a megabyte is searched for thousands of words in one pass', async () => {
  const many = new WordList(Array.from({ length: 5_000 }, (_, at) => `禁词${String(at).padStart(4, '0')}号`));
  const text = '今天天气不错，我们去公园。'.repeat(80_000);
  expect(await bestOf(1_000, () => workOf(() => expect(many.find(text)).toBe(undefined)))).toBeLessThan(1_000);
});
