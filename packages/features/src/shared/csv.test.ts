import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a CSV quotes what it must and holds no formula', async () => {
  const text = await csvOf([
    ['日期', '次'],
    ['=1+1', -3],
    ['a,"b"', 2],
  ]).text();
  expect(text.replace('\uFEFF', '')).toBe('日期,次\r\n\'=1+1,-3\r\n"a,""b""",2\r\n');
});
