import { expect, test } from 'vitest';
import { accessProblems, draftOf, kindChange, newDraft } from './draft.ts';
import { source } from './fixtures.ts';

const usual = 'https://api.notion.com';

test('the usual address of a kind comes and goes with it, what somebody has written stays', () => {
  expect(newDraft('notion')).toMatchObject({ address: usual });
  expect(kindChange('notion', newDraft())).toEqual({ kind: 'notion', address: usual });
  expect(kindChange('site', newDraft('notion'))).toEqual({ kind: 'site', address: '' });
  expect(kindChange('notion', { ...newDraft('webdav'), address: 'https://a.example' })).toEqual({ kind: 'notion' });
});

test('a secret without a user is asked for, unless it is stored for the same address', () => {
  expect(accessProblems(newDraft('notion'))).toEqual({ password: '请输入集成密钥' });
  const stored = source({ kind: 'notion', address: usual, user: undefined });
  expect(accessProblems(draftOf(stored), stored)).toEqual({});
  const elsewhere = { ...draftOf(stored), address: 'https://notion.example.com' };
  expect(accessProblems(elsewhere, stored)).toEqual({ password: '接口地址已改，请重新输入集成密钥' });
  expect(accessProblems(newDraft('git'))).toEqual({ address: '请输入来源地址' });
});
