import { channels, handOver as handOverCalls, weKf } from '@tinystar/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { kbBotChatMessage } from '../../answers/schema.ts';
import { eventually, PIECES, QUESTION } from '../../answers/testing/answerServer.ts';
import { seedAssistant } from '../../answers/testing/seedAssistant.ts';
import { kbBot } from '../../assistants/schema.ts';
import { formOf } from '../../documents/testing/form.ts';
import { newId } from '../../platform/database/columns.ts';
import { startFakeModel, type FakeModel } from '../../testing/fakeModel.ts';
import { createTestServer, type Actor, type TestServer } from '../../testing/index.ts';
import { channelMessage, kbBotChannel } from '../schema.ts';
import { miniProgramPicture, startFakePlatform, type FakePlatform } from '../testing/fakePlatform.ts';
import { FakeWeCom, suiteEnvironment } from '../testing/fakeWeCom.ts';
import type { Callback } from '../testing/signed.ts';
import { callbackPath } from './callback.ts';
import { resume } from './pull.ts';
import { weKfAccount } from './schema.ts';

let server: TestServer;
let model: FakeModel;
let platform: FakePlatform;
let owner: Actor;
let bot: Awaited<ReturnType<typeof seedAssistant>>;
let weCom: FakeWeCom;
let environment: Record<string, string>;

beforeAll(async () => {
  model = await startFakeModel();
  platform = await startFakePlatform();
  environment = {
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'fake',
    PUBLIC_ORIGIN: 'https://xing.example.com',
    ...suiteEnvironment(platform.url),
  };
  server = await createTestServer({ environment });
  server.clock.toNoon();
});
afterAll(async () => {
  await server.close();
  await Promise.all([model.close(), platform.close()]);
});
beforeEach(async () => {
  owner = await server.member('owner');
  bot = await seedBot(owner);
  model.play({ script: 'normal', pieces: PIECES });
  weCom = new FakeWeCom(`ww${newId()}`);
  weCom.play(platform);
  platform.seen.length = 0;
});

const seedBot = (who: Actor) =>
  seedAssistant(server.services, {
    owner: { type: 'tenant', id: who.tenantId! },
    settings: { permission: 'public', isShowSimilarQuestions: false },
  });
const now = () => server.services.now().getTime();
const setting = '/api/v1/tenantKbBotPublishSetting';
const ask = (path: string, more: object = {}, who = owner, kbBotId = bot.id) =>
  who.call('POST', path, { kbBotId, ...more });
const send = async ({ method, query, headers, body }: Callback, path = callbackPath) =>
  await server.app.inject({ method, url: `${path}${query}`, headers, payload: body });
const settingOf = async (who = owner, kbBotId = bot.id) =>
  (await ask(`${setting}/query/weKfSetting`, {}, who, kbBotId)).as(weKf.setting);

async function install(who = owner, kbBotId = bot.id) {
  expect((await send(weCom.ticket(now()))).body).toBe('success');
  const { url } = (await ask('/api/v1/weKf/generateAuthUrl', {}, who, kbBotId)).as(weKf.generateAuthUrl);
  expect((await send(weCom.installed(url, now()))).body).toBe('success');
  await eventually(async () => {
    const { corpId, problem } = await settingOf(who, kbBotId);
    return corpId !== null || problem !== '';
  });
  // Its customer services are read after that.
  await eventually(async () => {
    const { db } = server.services;
    const own = db.select({ id: kbBotChannel.id }).from(kbBotChannel).where(eq(kbBotChannel.account, weCom.corpId));
    return (await db.$count(weKfAccount, inArray(weKfAccount.channelId, own))) === 2;
  });
}
const services = async () => (await ask('/api/v1/weKfCustomerService/query/page')).as(weKf.customerServices);
const messagesOf = () => server.services.db.select().from(kbBotChatMessage).where(eq(kbBotChatMessage.kbBotId, bot.id));
const to = (person: string) => weCom.sent.filter((each) => each.person === person).map(({ text }) => text);

it('an enterprise installs the app by a link of one assistant; before that nothing but the link is there [KF-01] [KF-02] [KF-04] [KF-19]', async () => {
  expect(await settingOf()).toEqual({ configured: true, corpId: null, keywords: [], problem: '', updatedAt: 0 });
  expect((await ask('/api/v1/weKfCustomerService/query/page')).status).toBe(409);
  await install();
  expect(await settingOf()).toMatchObject({ corpId: weCom.corpId, problem: '' });
  await eventually(async () => (await services()).count === 2);

  const other = await server.member('owner');
  const second = await seedBot(other);
  expect((await ask(`${setting}/query/weKfSetting`, {}, other)).status).toBe(404);
  await using bare = await createTestServer({ database: server.database });
  const unset = await bare.member('owner');
  const its = await seedBot(unset);
  const told = await unset.call('POST', `${setting}/query/weKfSetting`, { kbBotId: its.id });
  expect(told.as(weKf.setting)).toMatchObject({ configured: false, corpId: null });
  // The same enterprise cannot be linked to a second assistant.
  await install(other, second.id);
  expect(await settingOf(other, second.id)).toMatchObject({ corpId: null, problem: '该企业微信已关联其他助手' });

  expect((await send(weCom.cancelled(now()))).body).toBe('success');
  expect(await settingOf()).toMatchObject({ corpId: null });
  // A link that nobody was given, and one of long ago.
  const forged = weCom.installed(`https://x.example/?state=${newId()}`, now());
  expect((await send(forged)).statusCode).toBe(400);
  platform.play(() => ({ body: { errcode: 60_020 } }));
  const refused = await ask('/api/v1/weKf/generateAuthUrl');
  expect(refused.json).toMatchObject({ errorMessage: '生成授权安装链接失败' });
});

it('what is not genuine is refused and changes nothing', async () => {
  await install();
  const good = weCom.says('c-1', QUESTION, now());
  const statusOf = async (callback: Callback) => (await send(callback)).statusCode;
  expect(await statusOf({ ...good, query: good.query.replace(/msg_signature=./, 'msg_signature=_') })).toBe(403);
  expect(await statusOf({ ...good, body: good.body.replace('<Encrypt><![CDATA[', '<Encrypt><![CDATA[A') })).toBe(403);
  expect(await statusOf(weCom.announces('wk-sales', now() - 3_600_000))).toBe(403);
  for (const body of ['', '<xml>', '\u0000', '{}']) expect(await statusOf({ ...good, body })).toBe(403);
  expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  const sealed = /<Encrypt><!\[CDATA\[(.+?)\]\]>/.exec(good.body)![1]!;
  const echo = await server.app.inject(`${callbackPath}${good.query}&echostr=${encodeURIComponent(sealed)}`);
  expect(echo.body).toContain('kf_msg_or_event');
  expect(await messagesOf()).toEqual([]);
});

it('what cannot be stored of a message is left out or replaced, and the rest is answered [PUB-18]', async () => {
  await install();
  await send(weCom.says('c-\ud800', `${QUESTION}\0\ud800`, now()));
  await eventually(async () => (await messagesOf()).some(({ answerStatus }) => answerStatus === 'success'));
  expect(await messagesOf()).toMatchObject([{ question: `${QUESTION}\ufffd` }]);
  const announced = weCom.announces('wk-\0sales', now());
  expect((await send(announced)).body).toBe('success');
  expect((await send({ ...announced, query: `${announced.query}&x=%00` })).statusCode).toBe(400);
  expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

it('a customer is welcomed and answered once with sources, however often the message is announced [PUB-18]', async () => {
  await install();
  await server.services.db
    .update(kbBot)
    .set({ welcomeWords: { ...bot.welcomeWords, content: '您好，**请问**有什么可以帮您？' } })
    .where(eq(kbBot.id, bot.id));
  const welcome = { event_type: 'enter_session', external_userid: 'c-1', welcome_code: 'code-c-1' };
  await send(weCom.happens('wk-sales', { person: '', origin: 4, msgtype: 'event', event: welcome }, now()));
  await eventually(() => to('c-1').length === 1);
  expect(to('c-1')).toEqual(['您好，请问有什么可以帮您？']);
  const asked = weCom.says('c-1', QUESTION, now());
  for (const callback of [asked, asked, weCom.announces('wk-sales', now())])
    expect((await send(callback)).body).toBe('success');
  await send(weCom.says('c-2', QUESTION, now()));
  await send(weCom.happens('wk-sales', { person: 'c-2', msgtype: 'image', image: {} }, now()));
  // Told before the app was installed.
  await send(weCom.says('c-3', QUESTION, now() - 60_000));
  await eventually(() => to('c-1').length === 2 && to('c-2').length === 2);
  expect(to('c-1')[1]).toContain('享有十天');
  expect(to('c-1')[1]).toContain('[1] 员工手册.pdf 第1页');
  expect(to('c-2')).toContain('暂时只能回答文字消息');
  await send(weCom.announces('wk-sales', now()));
  await eventually(async () => {
    const open = await server.services.db.select().from(weKfAccount);
    return open.every(({ pullAt }) => pullAt === null);
  });
  expect(to('c-1')).toHaveLength(2);
  expect(to('c-3')).toEqual([]);
  expect(await messagesOf()).toMatchObject([{ source: 'weixin_kf' }, { source: 'weixin_kf' }]);
  const missed = (await ask(`${setting}/query/unanswered`, { channel: 'weixin_kf' })).as(channels.unanswered);
  expect(missed.rows).toMatchObject([{ channel: 'weixin_kf', kind: 'picture', question: '' }]);
  const { rows } = (await ask(`${setting}/query/channels`)).as(channels.list);
  expect(rows.find(({ channel }) => channel === 'weixin_kf')).toMatchObject({
    status: 'enabled',
    account: weCom.corpId,
    messagesToday: 3,
    undelivered: 0,
  });
});

it('messages announced to a server that died are read by the next one', async () => {
  await install();
  const { db } = server.services;
  weCom.says('c-9', QUESTION, now());
  const [channel] = await db.select().from(kbBotChannel).where(eq(kbBotChannel.account, weCom.corpId));
  await db
    .update(weKfAccount)
    .set({ pullAt: new Date(now()), pullToken: 'pull-1' })
    .where(eq(weKfAccount.channelId, channel!.id));
  await resume(server.services);
  await eventually(() => to('c-9').length === 1);
});

it('a message announced before an outage longer than all tries is answered when it ends, with no new event', async () => {
  await install();
  platform.play(() => ({ status: 502, body: '<html>' }));
  platform.seen.length = 0;
  expect((await send(weCom.says('c-1', QUESTION, now()))).body).toBe('success');
  await eventually(() => {
    server.clock.advance(5_000);
    return platform.seen.length > 6;
  });
  const { rows } = (await ask(`${setting}/query/channels`)).as(channels.list);
  expect(rows.find(({ channel }) => channel === 'weixin_kf')).toMatchObject({ lastError: '平台没有响应' });
  // The token of the event has come of age as well.
  weCom.expireTokens();
  weCom.play(platform);
  await eventually(() => {
    server.clock.advance(5_000);
    return to('c-1').length === 1;
  });
  expect(to('c-1')[0]).toContain('享有十天');
});

it('a server that ends during an outage leaves what is to be read to the next one', async () => {
  await install();
  platform.play(() => ({ status: 429, body: '<html>' }));
  const another = async () => {
    const next = await createTestServer({ database: server.database, environment });
    next.clock.set(server.services.now());
    return next;
  };
  {
    await using dying = await another();
    const { method, query, headers, body } = weCom.says('c-1', QUESTION, now());
    await dying.app.inject({ method, url: `${callbackPath}${query}`, headers, payload: body });
    await eventually(() => platform.calls('/cgi-bin/kf/sync_msg').length > 1);
  }
  await using next = await another();
  await resume(next.services);
  await eventually(() => platform.calls('/cgi-bin/kf/sync_msg').length > 3);
  weCom.play(platform);
  await eventually(() => {
    next.clock.advance(5_000);
    return to('c-1').length === 1;
  });
});

it('a keyword hands the customer over, exactly as it is written; the assistant is silent while people serve [KF-05]', async () => {
  await install();
  const save = (keywords: string[]) => ask(`${setting}/update/weKfSetting`, { keywords });
  expect((await save(['人工', '人工'])).json).toMatchObject({ errorMessage: '关键词已存在' });
  expect((await save(['字'.repeat(21)])).status).toBe(400);
  expect((await save([' 转人工 '])).status).toBe(200);
  expect((await settingOf()).keywords).toEqual(['转人工']);
  await send(weCom.says('c-1', '我要转人工', now()));
  await eventually(() => to('c-1').length === 1);
  expect(weCom.states.get('c-1')).toBeUndefined();
  await send(weCom.says('c-1', ' 转人工 ', now()));
  await eventually(() => to('c-1').length === 2);
  expect(to('c-1')[1]).toBe('正在为您转接人工客服，请稍候');
  expect(weCom.states.get('c-1')).toBe(2);
  await send(weCom.says('c-1', QUESTION, now()));
  const kept = () => server.services.db.select().from(channelMessage).where(eq(channelMessage.account, weCom.corpId));
  await eventually(async () => (await kept()).length === 3);
  expect((await kept()).map(({ state }) => state).filter((state) => state === 'ignored')).toHaveLength(2);
  expect(to('c-1')).toHaveLength(2);
  // The person has ended the conversation; the customer's next message begins a new one.
  weCom.states.set('c-1', 0);
  await send(weCom.says('c-1', QUESTION, now()));
  await eventually(() => to('c-1').length === 3);
  expect(await messagesOf()).toHaveLength(2);
});

it('a maker gives a customer to the receptionists of the platform, from what he asked', async () => {
  await install();
  await send(weCom.says('c-1', QUESTION, now()));
  await eventually(() => to('c-1').length === 1);
  const id = (await messagesOf())[0]?.id;
  const history = '/api/v1/tenantKbBotChatHistory';
  const state = async () => (await ask(`${history}/query/handOver`, { id })).as(handOverCalls.state).handOver;
  const own = { channel: 'weixin_kf', people: 'receptionists', agent: false, refused: '', csTicketId: null };
  expect(await state()).toEqual({ ...own, by: 'assistant' });
  expect((await ask(`${history}/handOver`, { id })).as(handOverCalls.begin)).toEqual({ csTicketId: null });
  expect(weCom.states.get('c-1')).toBe(2);
  await eventually(() => to('c-1').length === 2);
  expect(to('c-1')[1]).toBe('正在为您转接人工客服，请稍候');
  expect(await state()).toEqual({ ...own, by: 'people' });
  // A second time changes nothing.
  expect((await ask(`${history}/handOver`, { id })).status).toBe(200);
  await send(weCom.says('c-1', QUESTION, now()));
  const kept = () => server.services.db.select().from(channelMessage).where(eq(channelMessage.account, weCom.corpId));
  await eventually(async () => (await kept()).length === 2);
  expect((await kept()).map(({ state: kind }) => kind)).toContain('ignored');
  expect(to('c-1')).toHaveLength(2);
  weCom.states.set('c-1', 0);
  weCom.refused = 'kf/service_state/trans';
  const refused = await ask(`${history}/handOver`, { id });
  expect([refused.status, refused.error.errorMessage]).toEqual([409, '企业微信返回错误-1']);
});

it('an answer that a person has overtaken is not sent, and waits for nobody', async () => {
  await install();
  model.play({ script: 'held' });
  await send(weCom.says('c-1', QUESTION, now()));
  await eventually(async () => (await messagesOf()).length === 1);
  weCom.states.set('c-1', 3);
  model.release();
  await eventually(async () => {
    const { rows } = (await ask(`${setting}/query/undelivered`, { channel: 'weixin_kf' })).as(channels.undelivered);
    return rows.some(({ error, resendable }) => error === '会话已由人工接待' && !resendable);
  });
  expect(to('c-1')).toEqual([]);
});

it('customer services are synced, found and linked; receptionists are added by exact name, activated and removed [KF-06] [KF-07] [KF-08] [KF-09] [KF-12] [KF-13] [KF-14] [KF-15] [KF-16] [KF-17] [KF-20]', async () => {
  await install();
  await eventually(async () => (await services()).count === 2);
  weCom.accounts = [...weCom.accounts.slice(0, 1), { open_kfid: 'wk-new', name: '投诉客服', avatar: '' }];
  expect((await ask('/api/v1/weKfCustomerService/sync')).json).toEqual({ status: 'ok' });
  expect((await services()).rows.map(({ name }) => name).toSorted()).toEqual(['售前客服', '投诉客服'].toSorted());
  const found = (await ask('/api/v1/weKfCustomerService/query/page', { keyword: '售前' })).as(weKf.customerServices);
  expect(found.count).toBe(1);
  const kfId = found.rows[0]!.id;
  const link = (await ask(`${setting}/query/customerServiceLink4WeKf`, { kfId })).as(weKf.link);
  expect(link.url).toBe('https://work.weixin.qq.com/kfid/wk-sales');

  // A picture goes to the platform, and from there to the customer service.
  const upload = (bytes: Buffer, who = owner) => {
    const { payload, headers } = formOf({ kbBotId: bot.id }, { field: 'files', name: 'a.png', bytes });
    return who.call('POST', '/api/v1/weKf/upload/temporaryMedia', payload, headers);
  };
  expect((await upload(Buffer.from('GIF89a'))).json).toMatchObject({ errorMessage: '只支持上传图片' });
  expect((await upload(Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await upload(miniProgramPicture, await server.member('owner'))).status).toBe(404);
  expect((await upload(miniProgramPicture)).json).toEqual({ mediaId: 'media-1' });
  const dress = (mediaId: string) => ask('/api/v1/weKfCustomerService/update/avatar', { kfId, mediaId });
  expect((await dress('media-9')).json).toMatchObject({ errorMessage: '头像更换失败' });
  expect((await dress('media-1')).status).toBe(200);
  expect((await services()).rows.find(({ id }) => id === kfId)?.avatar).toBe('https://wework.qpic.cn/picture-1');

  const people = async () => (await ask('/api/v1/weKfReceptionist/query/page', { kfId })).as(weKf.receptionists).rows;
  expect(await people()).toEqual([]);
  expect((await ask('/api/v1/weKfReceptionist/sync', { kfId })).json).toEqual({ status: 'ok' });
  expect(await people()).toMatchObject([{ name: '林知夏', expired_at: null }]);
  const add = (name: string) => ask('/api/v1/weKfReceptionist/add', { kfId, name });
  expect((await add(' ')).json).toMatchObject({ errorMessage: '姓名不能为空' });
  expect((await add('amy')).json).toMatchObject({ status: 'failed' });
  expect((await add('Amy')).json).toEqual({ status: 'ok', error_message: '' });
  const amy = (await people()).find(({ name }) => name === 'Amy')!;

  const codes = async () => (await ask('/api/v1/weKfActiveCode/query/page')).as(weKf.activeCodes).rows;
  const unused = { id: 'CODE-1', status: 'unused', duration: 12, duration_unit: 'm', activate_time: null };
  expect(await codes()).toEqual([{ ...unused, activate_user_name: '' }]);
  const use = () => ask('/api/v1/weKfReceptionist/activate', { kfId, receptionistId: amy.id, activeCode: 'CODE-1' });
  expect((await use()).status).toBe(200);
  expect(await codes()).toMatchObject([
    { status: 'used', activate_user_name: 'Amy', activate_time: 1_800_000_000_000 },
  ]);
  const until = (1_800_000_000 + 12 * 31 * 86_400) * 1000;
  expect((await people()).find(({ name }) => name === 'Amy')).toMatchObject({ expired_at: until });
  expect((await use()).json).toMatchObject({ errorMessage: '激活失败' });

  const remove = (who = owner) => ask('/api/v1/weKfReceptionist/remove', { kfId, receptionistId: amy.id }, who);
  expect((await remove(await server.member('owner'))).status).toBe(404);
  expect((await remove()).status).toBe(200);
  expect((await people()).map(({ name }) => name)).toEqual(['林知夏']);
  expect([...weCom.servicers]).toEqual(['u-lin']);

  platform.play(() => ({ body: { errcode: 60_020 } }));
  const said = async (path: string, more: object = {}) => (await ask(path, { kfId, ...more })).json;
  expect(await said('/api/v1/weKfCustomerService/sync')).toMatchObject({ errorMessage: '数据同步失败' });
  expect(await said('/api/v1/weKfReceptionist/sync')).toMatchObject({ errorMessage: '同步企微数据失败' });
  expect(await said('/api/v1/weKfReceptionist/add', { name: 'Amy' })).toMatchObject({ errorMessage: '添加失败' });
  expect(await said('/api/v1/weKfActiveCode/query/page')).toMatchObject({ errorMessage: '获取激活码列表失败' });
});
