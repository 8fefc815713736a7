import { expect, test } from 'vitest';
import { limitsFor } from './ranges.ts';

test.each([
  ['三天的事假谁来批？', '2 至 4 天', 'hold'],
  ['三天的事假谁来批？', '1天以内', 'miss'],
  ['请假十五天', '10 天以上', 'hold'],
  ['请假十五天', '不超过 10 天', 'miss'],
  ['80岁可以骑车吗', '十二岁以下不得骑车', 'miss'],
  ['十二岁要戴头盔吗', '十二岁以下须戴头盔', 'hold'],
  ['十二岁要买票吗', '未满十二岁免票', 'miss'],
  ['3 公斤的行李', '超过 3 公斤', 'miss'],
  ['工作三年', '满1年不满10年', 'hold'],
  ['工作三年', '满10年不满20年', 'miss'],
  ['工作十年', '满1年不满10年', 'miss'],
  ['工作十年', '已满10年、未满20年', 'hold'],
  ['工作三年', '未满20年', 'hold'],
  ['五万元的合同', '10,000 元至 200,000 元', 'hold'],
  ['30 万元的合同', '10,000 元至 200,000 元', 'miss'],
  ['12.5万元的合同', '十万元以上', 'hold'],
  ['三万五千元的合同', '3万元以下', 'miss'],
  ['一亿元的合同', '五千万元以上', 'hold'],
  ['住 12 天', '3 天以上 10 天以下', 'miss'],
  ['3 公斤的行李', '不超过 3 公斤', 'hold'],
  ['二十公斤的行李', '行李 30kg 以内', 'hold'],
  ['an absence of 4 days', '3 to 5 days', 'hold'],
  ['an absence of six days', 'more than 5 days', 'hold'],
  ['an absence of six days', 'no more than 5 days', 'miss'],
  ['三个月能退吗', '三年以内', 'none'],
  ['第三天要做什么', '2 至 4 天', 'none'],
  ['年假有几天', '10 天以上', 'none'],
])('%s, by the limits of "%s": %s', (question, text, limits) => {
  expect(limitsFor(question)(text)).toBe(limits);
});

test('a page of digits has no limit in it', () => {
  const digits = '1'.repeat(5_000) + '一'.repeat(5_000);
  expect(limitsFor('请三天假')(digits)).toBe('none');
  expect(limitsFor(digits)('2 至 4 天')).toBe('none');
});
