import { expect, test } from 'vitest';
import { sheetRefusal } from './sheetRefusal.ts';

const taken = { endings: ['.xlsx', '.csv'], most: 10, words: { wrongKind: '请上传表格', tooLarge: '表格太大' } };

test.each([
  ['成员.XLSX', 10, null],
  ['成员.csv', 11, '表格太大'],
  ['成员.csv', 0, '文件是空的，请选择有内容的文件'],
  ['成员.xls', 1, '请上传表格'],
  ['成员.xls', 0, '请上传表格'],
])('judges the spreadsheet %s of %i bytes before sending', (name, size, said) => {
  expect(sheetRefusal({ name, size }, taken)).toBe(said);
});
