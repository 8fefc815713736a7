import { assistants, replyRules, type ReplyRule } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { matchRule } from './matchRule.ts';

let server: TestServer;
let owner: Actor;
let kbBotId: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await server.member('owner');
  kbBotId = (await owner.call('POST', '/api/v1/tenantKbBot', { name: '客服助手' })).as(assistants.create).id;
});

const path = '/api/v1/tenantKbBotReplyRule';
const draft = (more: object = {}) => ({
  kbBotId,
  displayName: '退货',
  keywords: ['退货', '怎么退货'],
  reply: { type: 'markdown', content: '七天内**可以**退货。' },
  ...more,
});
const create = async (more?: object): Promise<ReplyRule> =>
  (await owner.call('POST', path, draft(more))).as(replyRules.create).replyRule;
const page = async (more: object = {}) =>
  (await owner.call('POST', `${path}/query/page`, { kbBotId, ...more })).as(replyRules.page);

it('a rule is written, changed, switched off and on, and deleted [RULE-01] [RULE-07]', async () => {
  const made = await create();
  expect(made).toMatchObject({ displayName: '退货', status: 'enabled', reply: { type: 'markdown' } });
  expect(made.keywords.toSorted()).toEqual(['怎么退货', '退货'].toSorted());
  const changed = await owner.call('PUT', `${path}/${made.id}`, draft({ keywords: ['退款', '退货'], displayName: '' }));
  expect(changed.as(replyRules.update)).toMatchObject({
    status: 'success',
    replyRule: { id: made.id, displayName: '' },
  });
  const { db } = server.services;
  expect(await matchRule(db, kbBotId, ' 退款 ')).toBe('七天内**可以**退货。');
  for (const asked of ['退款？', '退款?', '退款。', '退款！！', ' 退款 ？ ', '退款……', `退款${'！'.repeat(1_000)}`])
    expect(await matchRule(db, kbBotId, asked), asked).toBe('七天内**可以**退货。');
  for (const asked of ['？', '退款？多久', '退款多久？', '？退款'])
    expect(await matchRule(db, kbBotId, asked), asked).toBeUndefined();
  expect(await matchRule(db, kbBotId, '怎么退货')).toBeUndefined();
  expect(await matchRule(db, kbBotId, '我要退款')).toBeUndefined();
  const status = (wanted: string) =>
    owner.call('POST', `${path}/update/status`, { kbBotId, id: made.id, status: wanted });
  expect((await status('disabled')).status).toBe(200);
  expect(await matchRule(db, kbBotId, '退款')).toBeUndefined();
  expect((await status('enabled')).status).toBe(200);
  expect(await matchRule(db, kbBotId, '退款')).toBeDefined();
  expect((await owner.call('DELETE', `${path}/${made.id}?kbBotId=${kbBotId}`)).status).toBe(200);
  expect(await page()).toEqual({ rows: [], count: 0 });
  expect((await status('enabled')).status).toBe(404);
});

it.each([
  [{ displayName: '名'.repeat(51) }, '规则名最多输入50个字符'],
  [{ keywords: ['退货', ' '] }, '请输入关键词'],
  [{ keywords: ['词'.repeat(21)] }, '每个关键词最多20个字符'],
  [{ keywords: ['退货', '退货'] }, '关键词[退货]已重复'],
  [{ keywords: ['一', '二', '三', '四', '五', '六'] }, '最多添加5个关键字'],
  [{ keywords: [] }, '至少保留一个关键字'],
  [{ reply: { type: 'markdown', content: ' ' } }, '请输入回复内容'],
  [{ reply: { type: 'markdown', content: '字'.repeat(3_001) } }, '回复内容最多为3000个字符'],
])('%j is refused: %s [RULE-02] [RULE-03] [RULE-04] [RULE-06]', async (wrong, message) => {
  const refused = await owner.call('POST', path, draft(wrong));
  expect([refused.status, refused.error.errorMessage]).toEqual([400, message]);
  expect((await page()).count).toBe(0);
});

it('the longest of everything fits', async () => {
  const longest = {
    displayName: '名'.repeat(50),
    keywords: ['一', '二', '三', '四', '😀'.repeat(20)],
    reply: { type: 'markdown', content: '字'.repeat(3_000) },
  };
  expect((await create(longest)).keywords).toHaveLength(5);
});

it('a keyword belongs to one rule of an assistant, also for two who save at the same moment [RULE-05]', async () => {
  const first = await create();
  const check = (keywords: string[], id?: string) =>
    owner.call('POST', `${path}/query/checkExistByKeywords`, { kbBotId, keywords, ...(id && { id }) });
  const taken = (await check(['退货', '换货'])).as(replyRules.check);
  expect([taken.isExist, taken.replyRules.map(({ id }) => id)]).toEqual([true, [first.id]]);
  expect((await check(['退货'], first.id)).json).toEqual({ isExist: false, replyRules: [] });
  const refused = await owner.call('POST', path, draft({ keywords: ['换货', '退货'] }));
  expect([refused.status, refused.error.errorMessage]).toEqual([400, '关键词[退货]已被其他规则使用']);
  expect((await owner.call('PUT', `${path}/${first.id}`, draft({ keywords: ['退货'] }))).status).toBe(200);
  const racing = await Promise.all([1, 2, 3, 4].map(() => owner.call('POST', path, draft({ keywords: ['发票'] }))));
  expect(racing.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
  // Another assistant has its own.
  const other = (await owner.call('POST', '/api/v1/tenantKbBot', { name: '另一个' })).as(assistants.create).id;
  expect((await owner.call('POST', path, { ...draft(), kbBotId: other })).status).toBe(200);
});

it('pages and searches; a copy of the assistant takes its rules along [RULE-07]', async () => {
  for (let at = 1; at <= 12; at++) await create({ displayName: `规则${at}`, keywords: [`词${at}`] });
  expect((await page()).rows).toHaveLength(10);
  expect((await page({ page: 2 })).rows.map(({ displayName }) => displayName)).toEqual(['规则2', '规则1']);
  expect((await page({ keyword: '词12' })).rows.map(({ displayName }) => displayName)).toEqual(['规则12']);
  expect((await page({ keyword: '规则1' })).count).toBe(4);
  expect((await page({ keyword: '%' })).count).toBe(0);
  const copy = (await owner.call('POST', '/api/v1/tenantKbBot/copy', { kbBotId })).as(assistants.copy).id;
  expect(await matchRule(server.services.db, copy, '词7')).toBeDefined();
});

it('only those who build the assistant see and change its rules', async () => {
  const { id } = await create();
  const member = await server.member('member', owner.tenantId);
  const stranger = await server.member('owner');
  for (const [who, status] of [
    [member, 403],
    [stranger, 404],
  ] as const) {
    expect((await who.call('POST', `${path}/query/page`, { kbBotId })).status).toBe(status);
    expect((await who.call('POST', path, draft({ keywords: ['新'] }))).status).toBe(status);
    expect((await who.call('PUT', `${path}/${id}`, draft())).status).toBe(status);
    expect((await who.call('DELETE', `${path}/${id}?kbBotId=${kbBotId}`)).status).toBe(status);
    expect((await who.call('POST', `${path}/update/status`, { kbBotId, id, status: 'disabled' })).status).toBe(status);
  }
});
