import { expect, test } from 'vitest';
import { answerHelp, helpKeys, helpLabels } from './help.ts';

const saas = { deploymentType: 'saas', publicServiceKbBotPublicId: '0f3a' } as const;

test('the help menu has four entries: three pages and the chat with the service', () => {
  expect(helpKeys.map((key) => helpLabels[key])).toEqual(['联系客服', '使用手册', '更新日志', '小星币扣费规则']);
  expect(answerHelp('manual', saas)).toEqual({ kind: 'topic', topic: 'manual' });
  expect(answerHelp('support', saas)).toEqual({ kind: 'support', path: '/bot/0f3a' });
});

test('an unknown key is an unknown error, and so is support where nobody answers', () => {
  const refused = { kind: 'refused', text: '未知错误' };
  expect(answerHelp('faq', saas)).toEqual(refused);
  expect(answerHelp('constructor', saas)).toEqual(refused);
  expect(answerHelp('support', { ...saas, deploymentType: 'privatization' })).toEqual(refused);
});
