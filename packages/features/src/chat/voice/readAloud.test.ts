import { expect, test } from 'vitest';
import { partsOf } from './readAloud.ts';

test('a long text is read in parts that end with a sentence and lose nothing', () => {
  const text = Array.from({ length: 300 }, (_, at) => `这是第${at}句话，说明滤芯怎么更换。`).join('');
  const parts = partsOf(text);
  expect(parts.join('')).toBe(text);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect([part.at(-1), new TextEncoder().encode(part).length < 8_000]).toEqual(['。', true]);
});

test('a text without an end is cut, a short one stays, none is nothing', () => {
  expect(partsOf('字'.repeat(3_001)).map(({ length }) => length)).toEqual([1_500, 1_500, 1]);
  expect([partsOf('好。'), partsOf(' \n ')]).toEqual([['好。'], []]);
});
