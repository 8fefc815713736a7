import { expect, test } from 'vitest';
import { isWeakPassword } from './weakPassword.ts';

const phoneNumber = '13812345678';
const weak = (password: string) => isWeakPassword(password, phoneNumber);

test.each([
  // Of the list itself, in any letters and with signs around it.
  'Passw0rd',
  'P@ssw0rd',
  'Qwer1234',
  '1Qaz2wsx',
  'Abcd1234',
  'Password123!',
  'Jordan23',
  'Admin123',
  'Woaini520',
  // A word of it and a usual number, or a few letters or keys in a row.
  'Password2026',
  'Dragon@2024',
  '123456Monkey',
  'Zhang123456',
  'Qwerty_1314',
  'Zxcvb12345',
  'Aa12345678',
  'Tinystar2026',
  'P@ssword1',
  // A word and any few digits, a name of the dictionary, a usual number between letters.
  'Dragon7394',
  'Liverpool_83',
  'Huawei123',
  'Beijing2008',
  'Zhongguo1',
  'ZhongGuo#8264',
  '17@Guangzhou',
  'Weixin2468',
  'Lvliang0351',
  'A123456789a',
  'Ab123456cd',
  `Aa${phoneNumber}`,
])('%s is one of the first that anybody would try', async (password) => expect(await weak(password)).toBe(true));

test.each([
  'Xingxing2026',
  'Handbook2026',
  'Xing2026Hao',
  'Gu4rdian2026',
  'N3wGuardian1',
  'Tr0ubador7x',
  'M1ngyueGuanshan',
  'Huawei739482',
  'BeijingXiangshan26',
  'Xa739482kq',
])('%s is not', async (password) => expect(await weak(password)).toBe(false));
