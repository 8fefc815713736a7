import { lateMessages } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { checkAdvanced, checkBasic } from './checkSettings.ts';
import type { AdvancedDraft, BasicDraft } from './settings.ts';

const basic: BasicDraft = {
  avatar: { type: 'color', color: 'blue' },
  name: '设备维修助手',
  description: '回答设备维修问题',
  welcomeWords: { content: '您好', type: 'plainText' },
  replyToneId: 'professional',
  questionWords: '',
  isShowQuestionBar: false,
  isShowQuickButtons: false,
};
const advanced: AdvancedDraft = {
  replyKnowledgeSource: 'privateDomain',
  replyPublicDomainPrompt: '',
  largeLanguageModel: '',
  document: { status: 'enabled', showReference: true },
  qa: { status: 'disabled', showReference: true },
  privateDomainKnowledgeNotFound: '没有找到',
  systemException: '出错了',
  isShowSimilarQuestions: true,
  answerMode: 'qa',
  answerSteps: { rewrite: true, vectors: true, rerank: true, verify: true },
  attachments: 'people',
};

test('accepts complete settings', () => {
  expect(checkBasic(basic)).toEqual({});
  expect(checkAdvanced(advanced)).toEqual({});
});

test('names every wrong basic field in the order name, welcome words, description, tone', () => {
  const welcomeWords = { content: '好'.repeat(501), type: 'plainText' as const };
  const errors = checkBasic({ ...basic, name: ' ', welcomeWords, description: ' \n', replyToneId: '' });
  expect(Object.entries(errors)).toEqual([
    ['name', lateMessages.assistantName],
    ['welcomeWords', lateMessages.welcomeWords],
    ['description', lateMessages.description],
    ['replyToneId', lateMessages.tone],
  ]);
});

test.each([
  ['一', true],
  ['𠀀'.repeat(20), true],
  ['名'.repeat(21), false],
  [`  ${'名'.repeat(20)}  `, true],
  ['   ', false],
])('counts the name "%s" in code points after trimming', (name, fits) => {
  expect('name' in checkBasic({ ...basic, name })).toBe(!fits);
});

test('welcome words of exactly 500 characters fit', () => {
  expect(checkBasic({ ...basic, welcomeWords: { content: '好'.repeat(500), type: 'markdown' } })).toEqual({});
});

test('asks for a library only when private knowledge stands alone', () => {
  const none = { ...advanced, document: { status: 'disabled' as const, showReference: true } };
  expect(checkAdvanced(none)).toEqual({ document: '文档库和问答库至少需要启用一个' });
  expect(checkAdvanced({ ...none, replyKnowledgeSource: 'both' })).toEqual({});
  expect(checkAdvanced({ ...none, qa: { status: 'enabled', showReference: false } })).toEqual({});
});
