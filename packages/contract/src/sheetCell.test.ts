import { expect, it } from 'vitest';
import { fromSheetCell, sheetCell } from './sheetCell.ts';

it.each([
  '=1+1',
  '+1',
  '-1',
  '@a',
  '\tx',
  '\rx',
  '\nx',
  '＝1+1',
  '＋1',
  '－1',
  '＠a',
  '﹦1',
  '﹢1',
  '﹣1',
  '﹫a',
  ' =1',
  '\u00a0=1',
  '\u3000＝1',
  '\u200b=1',
  '\ufeff=1',
  '\u202e=1',
  '\u2066 ＠a',
  '−1',
  '⁻1',
  '₋1',
  "|cmd|'/C calc'!A0",
  "｜cmd|'/C calc'!A0",
  "=cmd|'/C calc'!A0",
  "@SUM(1)*cmd|'/C calc'!A0",
  '\u0085=1',
  '\u009f+1',
  '\u200d\u2060−1',
  '\ufe0f=1',
  '\u034f@a',
  '\u115f=1',
  '\u3164=1',
  '\uffa0=1',
  '\u2800=1',
  '\u{e0100}=1',
])('%j stands behind an apostrophe, and comes back without it', (text) => {
  expect(sheetCell(text)).toBe(`'${text}`);
  expect(fromSheetCell(`'${text}`)).toBe(text);
});

it.each([
  ['\u0001=1', "'=1"],
  ['\0\0@a', "'@a"],
  ['\u007f＝1', "'＝1"],
  ['\uffff-1', "'-1"],
  ['\u0008\u200b\u001f+1', "'\u200b+1"],
  ['a\u0002=1', 'a=1'],
  ['\ud800=1', '\ufffd=1'],
  ['\u0003', ''],
])('%j is looked at once more without what is not shown', (text, cell) => expect(sheetCell(text)).toBe(cell));

it.each(['', '12', 'a=b', 'a|b', '年假＝五天', '——', '–', '·', '（1）', "'quoted'", '😀'])(
  '%j stays as it is',
  (text) => {
    expect([sheetCell(text), fromSheetCell(text)]).toEqual([text, text]);
  },
);
