import { expect, test } from 'vitest';
import { initialsOfPinyin } from './pinyin.ts';

test('finds Chinese words from a Latin keyboard by their initials', () => {
  expect(initialsOfPinyin('解析失败')).toBe('jxsb');
  expect(initialsOfPinyin('全部状态')).toBe('qbzt');
  expect(initialsOfPinyin('PDF文档 A')).toBe('pdfwd a');
});
