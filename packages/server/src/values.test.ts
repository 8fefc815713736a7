import { assistants } from '@tinystar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, saveAssistant, type Actor, type TestServer } from './testing/index.ts';

/** The figures and lists of values of the specification, as calls meet them. */

let server: TestServer;
let person: Actor;
let owner: Actor;
let own: string;
let ofTenant: string;

beforeAll(async () => {
  server = await createTestServer();
  [person, owner] = [await server.actor(), await server.member('owner')];
  own = (await person.call('POST', '/api/v1/personalKbBot', { name: '我的助手' })).as(assistants.create).id;
  ofTenant = (await owner.call('POST', '/api/v1/tenantKbBot', { name: '企业助手' })).as(assistants.create).id;
});
afterAll(() => server.close());

const text = (length: number) => '𠮷'.repeat(length);
const basic = (change: object) => ({
  kbBotId: own,
  avatar: { type: 'color', color: 'cyan' },
  name: '我的助手',
  welcomeWords: { content: '您好', type: 'plainText' },
  description: '回答问题',
  replyToneId: 'friendly',
  questionWords: '',
  isShowQuestionBar: true,
  isShowQuickButtons: true,
  ...change,
});
const rename = (name: string) => person.call('POST', '/api/v1/me/update/info', { name });
const create = (name: string) => person.call('POST', '/api/v1/personalKbBot', { name });
const propose = (requirement: string) =>
  person.call('POST', '/api/v1/kbBot/generateByAi', { name: '新助手', requirement });
const save = (change: object) => saveAssistant(person, 'basicSetting', basic(change));
const pair = (question: string, answer: string) =>
  person.call('POST', '/api/v1/personalKbBotQaPair/create', { kbBotId: own, question, answer });
const rule = (displayName: string, keywords: string[], content = '七天内可以退货。') =>
  owner.call('POST', '/api/v1/tenantKbBotReplyRule', {
    kbBotId: ofTenant,
    displayName,
    keywords,
    reply: { type: 'markdown', content },
  });
const words = (count: number, length = 2) => Array.from({ length: count }, (_, at) => `${at}`.padEnd(length, '词'));

it.each([
  ['a nickname', rename, 2, 20],
  ['the name of an assistant', create, 1, 20],
  ['what an assistant is wished for', propose, 0, 300],
] as const)('%s has its shortest and longest length, in characters as people count them [CONST-04]', async (...row) => {
  const [, call, least, most] = row;
  for (const length of [least, most]) expect((await call(text(length))).status, `${length}`).toBe(200);
  for (const length of [least - 1, most + 1].filter((wrong) => wrong >= 0))
    expect((await call(text(length))).status, `${length}`).toBe(400);
});

it.each([
  ['welcome words', (length: number) => save({ welcomeWords: { content: text(length), type: 'plainText' } }), 500],
  ['an assistant’s name', (length: number) => save({ name: text(length) }), 20],
  ['the question of a pair', (length: number) => pair(text(length), '答'), 255],
  ['the answer of a pair', (length: number) => pair('问', text(length)), 3_000],
  ['what an assistant is wished for', (length: number) => propose(text(length)), 300],
  ['the name of a rule', (length: number) => rule(text(length), ['名字']), 50],
  ['a keyword', (length: number) => rule('', [text(length)]), 20],
  ['the keywords of a rule', (count: number) => rule('', words(count)), 5],
  ['the reply of a rule', (length: number) => rule('', ['回复'], text(length)), 3_000],
] as const)('%s: as long as specified, and no longer [CONST-15]', async (_, call, most) => {
  expect((await call(most)).status).toBe(200);
  expect((await call(most + 1)).status).toBe(400);
});

it('sides, scopes, identities, switches and formats are those of the specification, and no others [CONST-22]', async () => {
  const history = async (side: string) =>
    (await person.call('POST', '/api/v1/kbBotChatHistory/query/listByTimestamp', { kbBotId: own, side })).status;
  for (const side of ['use', 'make', 'web']) expect(await history(side), side).not.toBe(400);
  expect(await history('test')).toBe(400);

  const [personal, tenant] = [`/api/v1/personalKbBot/${own}`, `/api/v1/tenantKbBot/${ofTenant}`];
  for (const [who, at, identity] of [
    [person, personal, 'personal'],
    [owner, tenant, 'tenant'],
  ] as const) {
    expect((await who.call('GET', at)).status).toBe(200);
    expect((await who.call('GET', '/api/v1/user/permissions')).json).toMatchObject({ currentIdentity: identity });
  }
  expect((await person.call('GET', `/api/v1/publicKbBot/${own}`)).status).toBe(404);

  const service = async (status: string) =>
    (
      await saveAssistant(owner, 'customerServiceSetting', {
        kbBotId: ofTenant,
        status,
        serviceLevelAgreement: 24,
      })
    ).status;
  for (const status of ['enabled', 'disabled']) expect(await service(status)).toBe(200);
  expect(await service('on')).toBe(400);

  for (const [type, status] of [
    ['markdown', 200],
    ['plainText', 200],
    ['html', 400],
  ] as const)
    expect((await save({ welcomeWords: { content: '您好', type } })).status, type).toBe(status);
});
