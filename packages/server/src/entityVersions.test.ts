import {
  assistants,
  channels,
  csPhrase,
  DingTalk,
  errorCodes,
  Feishu,
  me,
  operator,
  PlanConflict,
  Profile,
  QaEntry,
  qaEntries,
  QaPair,
  qaPairs,
  ReplyRule,
  replyRules,
  CsPhrase,
  SavedSite,
  SavedWords,
  shoppes,
  Source,
  sources,
  ShoppeConflict,
  topics,
  Webhook,
  webhooks,
  weKf,
  WeKfSetting,
  WeOfficialAccount,
} from '@tinystar/contract';
import { endpoints } from '@tinystar/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kbBotChannel } from './channels/schema.ts';
import { kbBotAgent } from './customerService/schema.ts';
import { createTestServer, type Actor, type Answer, type TestServer } from './testing/index.ts';

const OPERATOR = '13600000001';

let server: TestServer;
let owner: Actor;
let colleague: Actor;
let boss: Actor;
let kbBotId: string;
let qaPairId: string;
let shoppeId: string;
const bots: string[] = [];

beforeAll(async () => {
  server = await createTestServer({ environment: { OPERATOR_PHONES: OPERATOR } });
  owner = await server.member('owner');
  colleague = await server.member('admin', owner.tenantId);
  boss = await server.actor({ phoneNumber: OPERATOR });
  const create = async (name: string) =>
    (await owner.call('POST', '/api/v1/tenantKbBot', { name })).as(assistants.create).id;
  kbBotId = await create('产品助手');
  for (const name of Object.keys(pages)) bots.push(await create(name));
  qaPairId = (await post('tenantKbBotQaPair/create', { kbBotId, question: '几点开馆？', answer: '九点' })).as(
    qaPairs.create,
  ).id;
  shoppeId = (await post('shoppe', { name: '展厅', templateId: 'product-manual' })).as(shoppes.create).id;
  const { db } = server.services;
  for (const { userId } of [owner, colleague])
    await db.insert(kbBotAgent).values({ kbBotId, tenantId: owner.tenantId!, userId, createdAt: new Date(0) });
  const at = new Date(1_000);
  const channel = { kbBotId, channel: 'weixin_kf', account: 'ww1', status: 'enabled', secrets: '' } as const;
  await db.insert(kbBotChannel).values({ ...channel, createdAt: at, updatedAt: at });
});
afterAll(() => server.close());

const post = (path: string, body: object, who = owner) => who.call('POST', `/api/v1/${path}`, body);
const put = (path: string, body: object, who = owner) => who.call('PUT', `/api/v1/${path}`, body);
const publishing = (path: string, body: object, who?: Actor) =>
  post(`tenantKbBotPublishSetting/${path}`, { kbBotId, ...body }, who);

interface Entity {
  /** The two who edit it; the second is the first where it is one person's own. */
  editors: () => readonly [Actor, Actor];
  /** The version of now. */
  version: () => Promise<number>;
  save: (text: string, version: number | undefined, who: Actor) => Promise<Answer>;
  /** Version and text of what a refusal says, or of what the row is. */
  read: (current: unknown) => { version: number; text: string };
}

const makers = () => [owner, colleague] as const;
const operators = () => [boss, boss] as const;
const shoppeNow = async () => (await owner.call('GET', `/api/v1/shoppe/${shoppeId}`)).as(shoppes.get);
const readShoppe = (current: unknown) => ShoppeConflict.parse(current);
const pages: Record<string, number> = { 甲: 0, 乙: 1, 丙: 2, 丁: 3, 戊: 4, 己: 5, 庚: 6, 辛: 7 };
const source = { kind: 'webdav', name: '资料', address: 'http://127.0.0.1:9/dav', every: 'manual' };
const ends = Date.UTC(2030, 0);
const day = 86_400_000;
let phraseId: string;
let ruleId: string;
let topicId: string;
let sourceId: string;
let webhookId: string;

const entities: Record<string, Entity> = {
  'qaPairs.update': {
    editors: makers,
    version: async () => (await pair()).updatedAt,
    save: (answer, version, who) =>
      post('tenantKbBotQaPair/update', { kbBotId, qaPairId, question: '几点开馆？', answer, version }, who),
    read: (current) => {
      const { updatedAt, answer } = QaPair.parse(current);
      return { version: updatedAt, text: answer };
    },
  },
  'qaEntries.update': {
    editors: makers,
    version: async () => (await entry()).updatedAt,
    save: async (content, version, who) =>
      post('tenantKbBotQaEntry/update', { kbBotId, id: (await entry()).id, content, version }, who),
    read: (current) => {
      const { updatedAt, content } = QaEntry.parse(current);
      return { version: updatedAt, text: content };
    },
  },
  'webhooks.update': {
    editors: makers,
    async version() {
      const body = { kbBotId, address: 'https://hooks.example/a', events: ['ticket.opened'] };
      webhookId ??= (await post('tenantKbBotWebhook', body)).as(webhooks.create).webhook.id;
      return (await post('tenantKbBotWebhook/query/list', { kbBotId })).as(webhooks.list).rows[0]!.updatedAt;
    },
    save: (description, version, who) =>
      put(
        `tenantKbBotWebhook/${webhookId}`,
        { kbBotId, address: 'https://hooks.example/a', events: ['ticket.opened'], description, version },
        who,
      ),
    read: (current) => {
      const { updatedAt, description } = Webhook.parse(current);
      return { version: updatedAt, text: description };
    },
  },
  'replyRules.update': {
    editors: makers,
    async version() {
      const draft = { kbBotId, keywords: ['地址'], reply: { type: 'markdown', content: '在东门' } };
      ruleId ??= (await post('tenantKbBotReplyRule', draft)).as(replyRules.create).replyRule.id;
      return (await post('tenantKbBotReplyRule/query/page', { kbBotId })).as(replyRules.page).rows[0]!.updatedAt;
    },
    save: (content, version, who) =>
      put(
        `tenantKbBotReplyRule/${ruleId}`,
        { kbBotId, keywords: ['地址'], reply: { type: 'markdown', content }, version },
        who,
      ),
    read: (current) => {
      const { updatedAt, reply } = ReplyRule.parse(current);
      return { version: updatedAt, text: reply.content };
    },
  },
  'csPhrase.update': {
    editors: makers,
    async version() {
      const draft = { kbBotId, title: '问候', text: '您好', shared: true };
      phraseId ??= (await post('csPhrase', draft)).as(csPhrase.create).id;
      return (await post('csPhrase/query/page', { kbBotId })).as(csPhrase.page).rows[0]!.updatedAt;
    },
    save: (text, version, who) => put(`csPhrase/${phraseId}`, { kbBotId, title: '问候', text, version }, who),
    read: (current) => {
      const { updatedAt, text } = CsPhrase.parse(current);
      return { version: updatedAt, text };
    },
  },
  'topics.update': {
    editors: () => [owner, owner],
    async version() {
      topicId ??= (await post('kbBotChatTopic/create', { kbBotId })).as(topics.create).topic.id;
      const { rows } = (await post('kbBotChatTopic/query/list', { kbBotId })).as(topics.list);
      return rows.find(({ id }) => id === topicId)!.updatedAt;
    },
    save: (name, version, who) => post('kbBotChatTopic/update', { kbBotId, topicId, name, version }, who),
    read: (current) => {
      const { updatedAt, name } = topics.update.output.parse(current).topic;
      return { version: updatedAt, text: name };
    },
  },
  'shoppes.update': {
    editors: makers,
    version: async () => (await shoppeNow()).time,
    save: (name, version, who) =>
      put(`shoppe/${shoppeId}`, { name, description: '六位助手', banner: null, version }, who),
    read: (current) => {
      const { shoppe } = readShoppe(current);
      return { version: shoppe.time, text: shoppe.name };
    },
  },
  'shoppes.setBots': {
    editors: makers,
    version: async () => (await shoppeNow()).time,
    save: (text, version, who) =>
      post('shoppeKbBot/bulkUpdate', { shoppeId, kbBotIds: [bots[pages[text]!]], version }, who),
    read: (current) => {
      const { shoppe, bots: placed } = readShoppe(current);
      return { version: shoppe.time, text: placed[0]!.name };
    },
  },
  'channels.updateWeOfficialAccount': {
    editors: makers,
    version: async () =>
      (await publishing('query/weOfficialAccountSetting', {})).as(channels.weOfficialAccount).chat?.updatedAt ?? 0,
    save: (appId, version, who) =>
      publishing('update/weOfficialAccountSetting/chat', { appId, appSecret: 'geheim', version }, who),
    read: (current) => {
      const { updatedAt, appId } = WeOfficialAccount.parse(current);
      return { version: updatedAt, text: appId };
    },
  },
  'channels.updateFeishu': {
    editors: makers,
    version: async () => (await publishing('query/feishuSetting', {})).as(channels.feishu).feishu?.updatedAt ?? 0,
    save: (appId, version, who) => {
      const secrets = { appSecret: 'geheim', encryptKey: 'geheim', verificationToken: 'geheim' };
      return publishing('update/feishuSetting', { appId, ...secrets, version }, who);
    },
    read: (current) => {
      const { updatedAt, appId } = Feishu.parse(current);
      return { version: updatedAt, text: appId };
    },
  },
  'channels.updateDingTalk': {
    editors: makers,
    version: async () => (await publishing('query/dingTalkSetting', {})).as(channels.dingTalk).dingTalk?.updatedAt ?? 0,
    save: (appKey, version, who) => publishing('update/dingTalkSetting', { appKey, appSecret: 'geheim', version }, who),
    read: (current) => {
      const { updatedAt, appKey } = DingTalk.parse(current);
      return { version: updatedAt, text: appKey };
    },
  },
  'weKf.updateSetting': {
    editors: makers,
    version: async () => (await publishing('query/weKfSetting', {})).as(weKf.setting).updatedAt,
    save: (word, version, who) => publishing('update/weKfSetting', { keywords: [word], version }, who),
    read: (current) => {
      const { updatedAt, keywords } = WeKfSetting.parse(current);
      return { version: updatedAt, text: keywords[0]! };
    },
  },
  'me.updateInfo': {
    editors: () => [owner, owner],
    version: async () => (await owner.call('GET', '/api/v1/me/info')).as(me.info).updatedAt,
    save: (name, version, who) => post('me/update/info', { name: `${name}同事`, version }, who),
    read: (current) => {
      const { updatedAt, name } = Profile.parse(current);
      return { version: updatedAt, text: name.replace('同事', '') };
    },
  },
  'sources.update': {
    editors: makers,
    async version() {
      sourceId ??= (await post('tenantKbBotSource', { ...source, kbBotId })).as(sources.create).id;
      const { rows } = (await post('tenantKbBotSource/query/list', { kbBotId })).as(sources.list);
      return rows.find(({ id }) => id === sourceId)!.updatedAt;
    },
    save: (name, version, who) => put(`tenantKbBotSource/${sourceId}`, { ...source, kbBotId, name, version }, who),
    read: (current) => {
      const { updatedAt, name } = Source.parse(current);
      return { version: updatedAt, text: name };
    },
  },
  'operator.setSite': {
    editors: operators,
    version: async () => (await boss.call('GET', '/api/v1/operator/site')).as(operator.site).updatedAt,
    save: (text, version, who) => {
      const banner = { enabled: true, text, action: '查看', href: '/a/home' };
      return post('operator/site/update', { banner, publicServiceBot: '', version }, who);
    },
    read: (current) => {
      const { updatedAt, banner } = SavedSite.parse(current);
      return { version: updatedAt, text: banner!.text };
    },
  },
  'operator.setBlockedWords': {
    editors: operators,
    version: async () =>
      (await boss.call('GET', '/api/v1/operator/blockedWord/query/list')).as(operator.blockedWords).updatedAt,
    save: (word, version, who) => post('operator/blockedWord/update', { words: [`${word}词`], version }, who),
    read: (current) => {
      const { updatedAt, words } = SavedWords.parse(current);
      return { version: updatedAt, text: words[0]!.replace('词', '') };
    },
  },
  'operator.extend': {
    editors: operators,
    version: async () =>
      (await post('operator/tenant/query/page', { keyword: owner.phoneNumber }, boss)).as(operator.enterprises).rows[0]!
        .updatedAt,
    save: (text, version, who) =>
      post('operator/tenant/extend', { id: owner.tenantId, planEndsAt: ends + pages[text]! * day, version }, who),
    read: (current) => {
      const { updatedAt, planEndsAt } = PlanConflict.parse(current);
      const text = Object.keys(pages).find((key) => ends + pages[key]! * day === planEndsAt)!;
      return { version: updatedAt, text };
    },
  },
};

const pair = async () =>
  (await owner.call('GET', `/api/v1/tenantKbBotQaPair/query/page?kbBotId=${kbBotId}&qaPairId=${qaPairId}`)).as(
    qaPairs.page,
  ).rows[0]!;
const entry = async () =>
  (await post('tenantKbBotQaEntry/query/pageByPairId', { kbBotId, qaPairId, type: 'q' })).as(qaEntries.page).rows[0]!;

/** Settings of an assistant and of an enterprise, and blocks: tried beside what else they do. */
const elsewhere = [
  'advertising.updateContent',
  'advertising.updateStrategy',
  'assistants.restoreChange',
  'assistants.updateAdvanced',
  'assistants.updateBasic',
  'assistants.updateCustomerService',
  'assistants.updateDisplay',
  'blocks.save',
  'documentVersions.restore',
  'embedding.update',
  'tenant.update',
  'waitingEdits.take',
  'waitingEdits.takeBack',
];

it('every call that names a version is tried, here or in a test of its own', () => {
  // That of a file's pass says which version of a document is opened; it is written out.
  const counted = endpoints.filter(
    ({ input: { shape } }) => shape['version'] && z.safeParse(shape['version'], 1).success,
  );
  const named = counted.map(({ name }) => name);
  expect(named.toSorted()).toEqual([...Object.keys(entities), ...elsewhere].toSorted());
});

describe.each(Object.entries(entities))('%s', (_, { editors, version, save, read }) => {
  it('of two who edit the same version the second is told what stands there now, and saves on top of it', async () => {
    const [first, second] = editors();
    const from = await version();
    expect((await save('甲', from, first)).status).toBe(200);
    const refused = await save('乙', from, second);
    expect(refused).toMatchObject({ status: 409, error: { errorCode: errorCodes.conflict } });
    expect(refused.error.errorMessage).toBe('内容已被修改，请刷新后重试');
    const current = read(refused.error.current);
    expect(current).toEqual({ version: await version(), text: '甲' });
    expect((await save('乙', current.version, second)).status).toBe(200);
    expect(await version()).toBeGreaterThan(current.version);
    expect(read((await save('丁', from, first)).error.current).text).toBe('乙');
  });

  it('of eight who save the same version at once exactly one does', async () => {
    const [first, second] = editors();
    const from = await version();
    const texts = Object.keys(pages);
    const answers = await Promise.all(texts.map((text, index) => save(text, from, index % 2 ? first : second)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const won = answers.findIndex(({ status }) => status === 200);
    const told = answers.filter(({ status }) => status === 409).map(({ error }) => read(error.current));
    const now = { version: await version(), text: texts[won]! };
    expect(told).toEqual(told.map(() => now));
  });

  it('who saves the same again, because the answer was lost, is answered as the first time and alone', async () => {
    const [first, second] = editors();
    const from = await version();
    const { status, text } = await save('戊', from, first);
    const saved = await version();
    const again = await save('戊', from, first);
    expect([status, again.status, JSON.parse(again.text)]).toEqual([200, 200, JSON.parse(text)]);
    expect(await version()).toBe(saved);
    expect((await save('己', from, first)).status).toBe(409);
    if (second !== first) expect((await save('戊', from, second)).status).toBe(409);
  });

  it('a client that keeps to the specified body, which names no version, saves over what stands there', async () => {
    const [first] = editors();
    const before = await version();
    expect((await save('甲', undefined, first)).status).toBe(200);
    expect(await version()).toBeGreaterThan(before);
  });
});
