import { expect, it } from 'vitest';
import { unsupportedIn } from './verify.ts';

const passage = {
  text: '正式员工每年享有五天带薪年假，满十年的享有15天；总价 1,280.50 元，机型 HY-110K，自二〇二四年起。',
  pages: [7],
};

it.each([
  ['每年 5 天，满 10 年 15 天', []],
  ['总价 1280.5 元', []],
  ['HY-110K 自 2024 年起', []],
  ['见第 7 页', []],
  ['1. 每年 5 天', []],
  ['每年 6 天', ['6']],
  ['机型 HY-220K', ['HY-220K']],
  ['依《员工手册》申请', ['《员工手册》']],
  ['请用 LeaveBot 申请', ['LeaveBot']],
  ['总价 1,290 元', ['1,290']],
])('%s: not in the passage is %j', (sentence, missing) => {
  expect(unsupportedIn(sentence, [passage])).toEqual(missing);
});
