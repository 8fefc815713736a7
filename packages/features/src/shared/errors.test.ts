import { ApiError, errorCodes } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { explainError, handlingOf, noticeOf, type ErrorPlace } from './errors.ts';

const at = (place: Partial<ErrorPlace> = {}): ErrorPlace => ({
  identity: 'personal',
  side: 'use',
  isCreator: false,
  isForeign: false,
  ...place,
});
const coins = { code: errorCodes.coinsInsufficient, message: 'coins', status: 402 };

test.each<[Partial<ErrorPlace>, string, string[]]>([
  [{}, '您的小星币余额不足，请充值后重试', ['recharge', 'resend']],
  [{ identity: 'tenant', isCreator: true }, '企业小星币余额不足，请充值后重试', ['topUpEnterprise', 'resend']],
  [{ identity: 'tenant' }, '当前企业小星币余额不足，请稍后再点击重新发送', ['resend']],
  [{ identity: 'tenant', side: 'make' }, '当前企业小星币余额不足，请联系企业拥有者充值后点击重新发送', ['resend']],
  [
    { identity: 'tenant', side: 'make', upload: true },
    '当前企业小星币余额不足，请联系企业拥有者充值后重试',
    ['resend'],
  ],
  [
    { identity: 'tenant', isForeign: true, isCreator: true },
    '该助手所属企业小星币余额不足，请稍后再点击重新发送',
    ['resend'],
  ],
  [{ identity: 'visitor', side: 'web' }, '该助手所属企业小星币余额不足，请稍后再点击重新发送', ['resend']],
])('too few coins for %o', (place, text, actions) => {
  expect(explainError(coins, at(place))).toEqual({ kind: 'coins', text, actions });
});

test.each<[string, { code: number; message: string; status: number }, string]>([
  ['no connection', { code: 1, message: '', status: 0 }, '当前网络异常，请检查网络设置。'],
  ['a refusal with a message', { code: 403000, message: '仅成员可用', status: 403 }, '仅成员可用'],
  ['a refusal without one', { code: 403000, message: '', status: 403 }, 'unauthorized'],
  ['a server message', { code: 1, message: '服务出错', status: 400 }, '服务出错'],
  ['nothing known', { code: 500000, message: 'Unknown Error', status: 500 }, '系统发生未知错误，请稍后重试。'],
])('%s has its text and can be sent again', (_, error, text) => {
  expect(explainError(error, at())).toMatchObject({ text, actions: ['resend'] });
});

test('an assistant that is missing or was taken back cannot be asked again', () => {
  const error = { code: 102001, message: '', status: 404 };
  expect(explainError(error, at())).toEqual({ kind: 'fault', text: '助手不存在', actions: [] });
  const withdrawn = { ...error, message: '这个助手已被所属企业收回，不能再使用' };
  expect(explainError(withdrawn, at())).toEqual({ kind: 'fault', text: withdrawn.message, actions: [] });
});

test('what was refused for its words is offered for a change, never to be sent again as it is', () => {
  const text = '问题中含有平台不允许的内容，请修改后再问';
  const refused = { code: 400002, message: text, status: 400 };
  expect(explainError(refused, at())).toEqual({ kind: 'fault', text, actions: ['edit'] });
});

test('an ended session logs out and a refusal leaves for the fixed page, whatever the server says', () => {
  expect(handlingOf({ code: 1, status: 401, message: 'x' })).toEqual({
    kind: 'logOut',
    text: '身份认证已过期，请重新登录',
  });
  expect(handlingOf({ code: 403000, status: 403, message: 'https://evil.example' })).toEqual({
    kind: 'leave',
    text: 'https://evil.example',
    to: '/403',
    delay: 1_500,
  });
  expect(handlingOf({ code: 1, status: 403, message: 'Unknown Error' })).toMatchObject({ text: 'unauthorized' });
});

test.each([400, 402, 404, 409, 429, 500, 503, 0])('status %d is told where it was asked', (status) => {
  expect(handlingOf({ code: 1, status, message: 'x' })).toEqual({ kind: 'here' });
});

test('a notice has the words and the number to report, and nothing is told twice', () => {
  const error = (message: string, status: number, requestId?: string) =>
    new ApiError({ errorCode: errorCodes.unknown, errorMessage: message, requestId }, status);
  expect(noticeOf(error('名称已存在', 409, 'c41f8a20'))).toEqual({ text: '名称已存在', requestId: 'c41f8a20' });
  expect(noticeOf(error('Unknown Error', 500))).toEqual({ text: '系统发生未知错误，请稍后重试。' });
  expect(noticeOf(error('whatever', 0))).toEqual({ text: '当前网络异常，请检查网络设置。' });
  expect(noticeOf(new TypeError('x is undefined'))).toEqual({ text: '系统发生未知错误，请稍后重试。' });
  expect(noticeOf(Object.assign(error('x', 403), { handled: true }))).toBeNull();
});
