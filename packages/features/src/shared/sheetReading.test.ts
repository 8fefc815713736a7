import { expect, test } from 'vitest';
import { canImport, fieldsOf, isReadable, readAs } from './sheetReading.ts';

test('a column that can stand once leaves its place when another is read so, wordings stand as often as wanted', () => {
  const reading = { head: true, columns: ['question', 'answer', 'wording', 'none'] } as const;
  expect(readAs(reading, 3, 'answer').columns).toEqual(['question', 'none', 'wording', 'answer']);
  expect(readAs(reading, 3, 'wording').columns).toEqual(['question', 'answer', 'wording', 'wording']);
  expect(readAs(reading, 0, 'none').columns).toEqual(['none', 'answer', 'wording', 'none']);
});

test('a sheet is readable once what it needs has a column', () => {
  expect(isReadable('pairs', { head: true, columns: ['question', 'none'] })).toBe(false);
  expect(isReadable('pairs', { head: true, columns: ['answer', 'question'] })).toBe(true);
  expect(isReadable('questions', { head: false, columns: ['none', 'question'] })).toBe(true);
  expect(fieldsOf({ head: false, columns: ['none', 'question'] })).toEqual({ head: 'no', columns: 'none,question' });
});

test('a sheet of nothing but heads cannot be taken in, unless its first row is none', () => {
  const preview = { rows: [['问题']], total: 1, columns: ['question' as const], problem: '', repeated: 0 };
  const read = (head: boolean) => ({ name: '题.xlsx', preview, reading: { head, columns: preview.columns } });
  expect(canImport('questions', read(true))).toBe(false);
  expect(canImport('questions', read(false))).toBe(true);
});
