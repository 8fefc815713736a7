import { expect, it } from 'vitest';
import { builtInFormats } from './builtInFormats.ts';
import { cellFormat, shownNumber, shownText } from './cellText.ts';

const shown = (code: string, raw: string) => shownNumber(raw, cellFormat(code), false);

it.each([
  ['00000', '571', '00571'],
  ['0.0%', '0.085', '8.5%'],
  ['"¥"#,##0.00', '1280', '¥1,280.00'],
  ['[$¥-804]#,##0.00;[Red]-[$¥-804]#,##0.00', '-12.5', '-¥12.50'],
  ['_ "¥"* #,##0.00_ ;_ "¥"* -#,##0.00_ ;_ "¥"* "-"??_ ;_ @_ ', '1088', '¥1,088.00'],
  ['0"件"', '24', '24件'],
  ['G/通用格式"件"', '24', '24件'],
  ['0!箱', '3', '3箱'],
  ['[>9999]0.0,"万";0', '123456', '123.5万'],
  ['[Green]↑0.0%;[Red]↓0.0%', '-0.05', '↓5.0%'],
  ['# ??/??', '3.14159', '3 1/7'],
  ['0.00E+00', '12345', '1.23E+04'],
  [';;;', '5', ''],
])('numbers: %s of %s is %s', (code, raw, text) => expect(shown(code, raw)).toBe(text));

it.each([
  ['General', '13800000000', '13800000000'],
  ['General', '1.38E10', '13800000000'],
  ['General', '6222021234567890123', '6222021234567890123'],
  ['General', '6.2220200000000003E+18', '6222020000000000000'],
  ['@', '6222021234567890123', '6222021234567890123'],
  ['0', '6222021234567890123', '6222021234567890123'],
  ['#,##0"元"', '6222021234567890123', '6,222,021,234,567,890,123元'],
  ['0000 0000 0000 0000 000', '6222021234567890123', '6222 0212 3456 7890 123'],
  ['General', '0.30000000000000004', '0.3'],
  ['General', '3.14159265358979', '3.141592654'],
  ['General', '-123456789012.25', '-123456789012.25'],
])('digits: %s of %s is %s', (code, raw, text) => expect(shown(code, raw)).toBe(text));

it.each([
  ['h:mm', '0.395833333333333', '9:30'],
  ['[h]:mm', '1.5625', '37:30'],
  ['[h]"小时"mm"分"', '1.5625', '37小时30分'],
  ['m"月"d"日"', '45413', '5月1日'],
  ['yyyy/m/d h:mm', '45413.4375', '2024/5/1 10:30'],
  ['yyyy-mm-dd hh:mm:ss', '45413.999999999', '2024-05-02 00:00:00'],
  ['[$-804]aaaa', '45413', '星期三'],
  ['yyyy"年"m"月"d"日"aaaa', '45413', '2024年5月1日星期三'],
  ['dddd', '45413', 'Wednesday'],
  ['上午/下午h"时"mm"分"', '0.8', '下午7时12分'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', '45413', '2024年5月1日'],
  ['[$-F400]h:mm:ss\\ AM/PM', '0.8', '19:12:00'],
  ['[$-404]e"年"m"月"d"日"', '45413', '113年5月1日'],
  ['yyyy/m/d', '-4', '-4'],
])('dates and times: %s of %s is %s', (code, raw, text) => expect(shown(code, raw)).toBe(text));

it.each([
  ['[DBNum1][$-804]General', '1234', '一千二百三十四'],
  ['[DBNum2][$-804]General"元整"', '10050', '壹万零伍拾元整'],
  ['[DBNum1][$-804]0', '2024', '二〇二四'],
  ['[DBNum2][$-804]0.00', '12.5', '壹贰.伍零'],
  ['[DBNum3][$-804]0', '123', '１２３'],
  ['[DBNum1][$-804]yyyy"年"m"月"d"日"', '45646', '二〇二四年十二月二十日'],
])('Chinese numerals: %s of %s is %s', (code, raw, text) => expect(shown(code, raw)).toBe(text));

it('knows the formats that have a number only', () => {
  const byNumber = (id: number, raw: string) => shown(builtInFormats[id]!, raw);
  expect(byNumber(14, '45413')).toBe('2024/5/1');
  expect(byNumber(20, '0.5')).toBe('12:00');
  expect(byNumber(31, '45413')).toBe('2024年5月1日');
  expect(byNumber(44, '1280')).toBe('¥1,280.00');
  expect(byNumber(55, '0.8')).toBe('下午7时12分');
  expect(byNumber(10, '0.085')).toBe('8.50%');
});

it('counts days from 1904 where a workbook does', () => {
  expect(shownNumber('43951', cellFormat('yyyy/m/d'), true)).toBe('2024/5/1');
  expect(shownNumber('43951', cellFormat('0'), true)).toBe('43951');
});

it('puts words around a text where its format has some', () => {
  expect(shownText('王', cellFormat('@"先生"'))).toBe('王先生');
  expect(shownText('王', cellFormat('0"件"'))).toBe('王');
  expect(shownText('王', cellFormat('@'))).toBe('王');
});

it('shows the number itself where a format makes no sense, and nothing of what is no number', () => {
  expect(shown('"'.repeat(3), '4')).toBe('4');
  expect(shown('0'.repeat(10_000), '4')).toBe('4');
  for (const raw of ['abc', '', '1e999', '0x10', '１２', 'NaN']) expect(shown('0', raw)).toBeUndefined();
});
