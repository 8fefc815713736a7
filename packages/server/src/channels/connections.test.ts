import { channels } from '@tinystar/contract';
import { EventDispatcher } from '@larksuiteoapi/node-sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { kbBotChatMessage } from '../answers/schema.ts';
import { eventually, PIECES, QUESTION } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { startFakeModel, type FakeModel } from '../testing/fakeModel.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { connectionsOf } from './connections.ts';
import { startFakePlatform, type FakePlatform } from './testing/fakePlatform.ts';
import { dingTalkText, feishuText, feishuThumb, fromDingTalk, fromFeishu } from './testing/signed.ts';

let server: TestServer;
let model: FakeModel;
let platform: FakePlatform;
let owner: Actor;
let bot: Awaited<ReturnType<typeof seedAssistant>>;

beforeAll(async () => {
  model = await startFakeModel();
  platform = await startFakePlatform();
  server = await createTestServer({
    environment: {
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'fake',
      FEISHU_BASE_URL: platform.url,
      DINGTALK_BASE_URL: platform.url,
      DINGTALK_WEBHOOK_ORIGIN: platform.url,
    },
  });
  server.clock.toNoon();
});
afterAll(async () => {
  await server.close();
  await Promise.all([model.close(), platform.close()]);
});
beforeEach(async () => {
  owner = await server.member('owner');
  const settings = { permission: 'public', isShowSimilarQuestions: false } as const;
  bot = await seedAssistant(server.services, { owner: { type: 'tenant', id: owner.tenantId! }, settings });
  model.play({ script: 'normal', pieces: PIECES });
  platform.play(() => undefined);
  platform.seen.length = 0;
});

const path = '/api/v1/tenantKbBotPublishSetting';
const save = (name: string, body: object) => owner.call('POST', `${path}/update/${name}`, { kbBotId: bot.id, ...body });
const stateOf = async (channel: string) => {
  const { rows } = (await owner.call('POST', `${path}/query/channels`, { kbBotId: bot.id })).as(channels.list);
  return rows.find((row) => row.channel === channel)!;
};
const messages = () => server.services.db.select().from(kbBotChatMessage).where(eq(kbBotChatMessage.kbBotId, bot.id));
const { toFeishu, toDingTalk } = {
  toFeishu: (event: object) => platform.gateways.toFeishu(event),
  toDingTalk: (message: object) => platform.gateways.toDingTalk(message),
};

describe('Feishu by a long connection', () => {
  const secrets = { appId: 'cli_9f2a7c01d4e5b6a8', encryptKey: '', verificationToken: '' };
  const cards = () => platform.calls(/^\/open-apis\/im\//).map(({ body }) => String(body['content']));
  const connect = async (appSecret = 'secret-of-feishu') => {
    const saved = await save('feishuSetting', { appId: secrets.appId, appSecret, mode: 'connection' });
    return saved.as(channels.updateFeishu).feishu;
  };
  const disconnect = async () => {
    await save('feishuSetting', { appId: secrets.appId, status: 'disabled' });
    await eventually(() => platform.gateways.feishu.length === 0);
  };

  it('needs no key and no address: a message that comes by it is kept, acknowledged and answered once in a card [PUB-14]', async () => {
    expect(await connect()).toMatchObject({ mode: 'connection', status: 'enabled' });
    await eventually(() => platform.gateways.feishu.length === 1);
    const event = feishuText(secrets, 'ou-lin', 'om-1', QUESTION);
    expect(await toFeishu(event)).toMatchObject({ code: 200 });
    expect(await toFeishu(event)).toMatchObject({ code: 200 });
    await eventually(() => cards().at(-1)?.includes('参考资料') ?? false);
    expect(platform.calls(/\/om-1\/reply$/)).toHaveLength(1);
    expect(await messages()).toMatchObject([{ question: QUESTION, source: 'feishu_chat', answerStatus: 'success' }]);
    expect(await stateOf('feishu_chat')).toMatchObject({ messagesToday: 1, lastError: '' });
    // What cannot be read is acknowledged as well: it would come again for hours.
    expect(await toFeishu({ schema: '2.0', header: { event_type: 'im.message.receive_v1' }, event: {} })).toMatchObject(
      {
        code: 200,
      },
    );
    await disconnect();
  });

  it('nothing is believed that is called instead, with whatever key', async () => {
    const { callbackPath } = await connect();
    const { headers, body } = fromFeishu(secrets, feishuText(secrets, 'ou-lin', 'om-2', QUESTION));
    const answer = await server.app.inject({ method: 'POST', url: callbackPath, headers, payload: body });
    expect(answer.statusCode).toBe(403);
    expect(await messages()).toEqual([]);
    await disconnect();
  });

  it('a cut connection is opened anew, wrong credentials are told, and a switched off channel has none [PUB-14]', async () => {
    await connect();
    await eventually(() => platform.gateways.feishu.length === 1);
    const [cut] = platform.gateways.feishu;
    cut!.terminate();
    await eventually(() => platform.gateways.feishu.length === 1 && platform.gateways.feishu[0] !== cut);
    expect(await toFeishu(feishuText(secrets, 'ou-lin', 'om-3', QUESTION))).toMatchObject({ code: 200 });
    await eventually(() => cards().at(-1)?.includes('参考资料') ?? false);
    await disconnect();
    await connect('wrong');
    await eventually(async () => (await stateOf('feishu_chat')).lastError.includes('长连接没有建立'));
    expect(platform.gateways.feishu).toEqual([]);
    await disconnect();
  });

  it('in groups only who mentions the robot itself is answered; the thumbs are the asker’s own [PUB-14]', async () => {
    await connect();
    await eventually(() => platform.gateways.feishu.length === 1);
    const group = (id: string, mentioned: string) =>
      feishuText(secrets, 'ou-ann', id, QUESTION, { chat: 'oc-1', mentioned: true, robot: mentioned });
    await toFeishu(group('om-4', 'ou_colleague'));
    await toFeishu(group('om-5', 'ou_robot'));
    await eventually(() => cards().at(-1)?.includes('有帮助') ?? false);
    expect(platform.calls(/\/reply$/).map(({ path: called }) => called.split('/').at(-2))).toEqual(['om-5']);
    expect(platform.calls('/open-apis/bot/v3/info')).toHaveLength(1);
    const { 1: rates = '' } = /"rates":"([0-9a-f]{32})"/.exec(cards().at(-1)!)!;
    const press = (person: string, thumb: string, chat = 'oc-1') =>
      toFeishu(feishuThumb(secrets, { person, chat, rates, thumb }));
    for (const refused of [await press('ou-bob', 'down'), await press('ou-ann', 'down', 'oc-2')])
      expect(refused.data).toMatchObject({ toast: { content: '只有提问的人可以评价' } });
    expect(await messages()).toMatchObject([{ thumb: 'none' }]);
    const rated = await press('ou-ann', 'up');
    expect(rated.data).toMatchObject({ toast: { type: 'success' }, card: { type: 'raw' } });
    // The card stays as it was, with the thumb that was pressed; pressed again it is taken back.
    expect(JSON.stringify(rated.data)).toContain('参考资料');
    expect(JSON.stringify(rated.data)).toContain('"type":"primary"');
    expect(await messages()).toMatchObject([{ thumb: 'up' }]);
    await press('ou-ann', 'none');
    expect(await messages()).toMatchObject([{ thumb: 'none' }]);
    await disconnect();
  });
});

it('a thumb comes by a signed call too; what is signed with another key rates nothing [PUB-14]', async () => {
  const secrets = { appId: 'cli_1f2a7c01d4e5b6a8', encryptKey: 'key', verificationToken: 'token' };
  const saved = await save('feishuSetting', { ...secrets, appSecret: 'secret-of-feishu' });
  const { callbackPath } = saved.as(channels.updateFeishu).feishu;
  const call = (event: object, by = secrets) => {
    const { headers, body } = fromFeishu(by, event, server.services.now().getTime());
    return server.app.inject({ method: 'POST', url: callbackPath, headers, payload: body });
  };
  await call(feishuText(secrets, 'ou-lin', 'om-6', QUESTION));
  const cards = () => platform.calls(/^\/open-apis\/im\//).map(({ body }) => String(body['content']));
  await eventually(() => cards().at(-1)?.includes('没帮助') ?? false);
  const { 1: rates = '' } = /"rates":"([0-9a-f]{32})"/.exec(cards().at(-1)!)!;
  const thumb = feishuThumb(secrets, { person: 'ou-lin', chat: 'oc_ou-lin', rates, thumb: 'down' });
  expect((await call(thumb, { ...secrets, encryptKey: 'other' })).statusCode).toBe(403);
  expect(await messages()).toMatchObject([{ thumb: 'none' }]);
  expect((await call(thumb)).json()).toMatchObject({ toast: { type: 'success' } });
  expect(await messages()).toMatchObject([{ thumb: 'down' }]);
});

it('Feishu’s own client reads and believes what the fake platform sends, and nothing that was changed', async () => {
  const secrets = { appId: 'cli_9f2a7c01d4e5b6a8', encryptKey: 'key-of-feishu', verificationToken: 'token' };
  const silent = () => undefined;
  const quiet = { error: silent, warn: silent, info: silent, debug: silent, trace: silent };
  const heard: unknown[] = [];
  const dispatcher = new EventDispatcher({ encryptKey: secrets.encryptKey, logger: quiet });
  dispatcher.register({ 'im.message.receive_v1': ({ message }) => void heard.push(message.message_id) });
  const { headers, body } = fromFeishu(secrets, feishuText(secrets, 'ou-lin', 'om-9', QUESTION), Date.now(), '');
  const call = (more: object = {}) =>
    dispatcher.invoke(Object.assign(Object.create({ headers: { ...headers, ...more } }) as object, JSON.parse(body)));
  await call();
  await call({ 'x-lark-signature': '0'.repeat(64) });
  expect(heard).toEqual(['om-9']);
});

describe('DingTalk by Stream mode', () => {
  const appKey = 'dingstream';
  const connect = async (more: object = {}) => {
    const saved = await save('dingTalkSetting', { appKey, appSecret: 'secret-of-ding', mode: 'connection', ...more });
    return saved.as(channels.updateDingTalk).dingTalk;
  };
  const disconnect = async () => {
    await save('dingTalkSetting', { appKey, status: 'disabled' });
    await eventually(() => platform.gateways.dingTalk.length === 0);
  };
  const ask = (id: string, more: object = {}) =>
    dingTalkText(appKey, 'lin', id, QUESTION, {
      sessionWebhook: `${platform.url}/robot/sendBySession?session=${id}`,
      sessionWebhookExpiredTime: server.services.now().getTime() + 3_600_000,
      ...more,
    });
  const said = () =>
    platform.calls('/robot/sendBySession').map(({ body }) => (body as { markdown: { text: string } }).markdown.text);

  it('a message is acknowledged once it is kept, and answered once; the next connection is open before the old one closes [PUB-15]', async () => {
    expect(await connect()).toMatchObject({ mode: 'connection', cardTemplate: '' });
    await eventually(() => platform.gateways.dingTalk.length === 1);
    await toDingTalk(ask('s-1'));
    await toDingTalk(ask('s-1'));
    await eventually(() => said().length === 1);
    expect(said()[0]).toContain('参考资料');
    expect(await messages()).toMatchObject([{ question: QUESTION, source: 'dingTalk_chat', answerStatus: 'success' }]);
    const [first] = platform.gateways.dingTalk;
    platform.gateways.most = 0;
    platform.gateways.endDingTalk();
    await eventually(() => platform.gateways.dingTalk.length === 1 && platform.gateways.dingTalk[0] !== first);
    expect(platform.gateways.most).toBe(2);
    await toDingTalk(ask('s-2'));
    await eventually(() => said().length === 2);
    const [cut] = platform.gateways.dingTalk;
    cut!.terminate();
    await eventually(() => platform.gateways.dingTalk.length === 1 && platform.gateways.dingTalk[0] !== cut);
    // A robot of another app is none of ours, and would come again for ever.
    await toDingTalk(dingTalkText('another', 'lin', 's-3', QUESTION));
    expect(await messages()).toHaveLength(2);
    await disconnect();
  });

  it('wrong credentials are told, and others mend it [PUB-15]', async () => {
    await connect({ appSecret: 'wrong' });
    await eventually(async () => (await stateOf('dingTalk_chat')).lastError === 'App Key或App Secret不正确');
    await connect();
    await eventually(() => platform.gateways.dingTalk.length === 1);
    await disconnect();
  });

  it('with a template the answer grows in a card, which is ended with the sources; what no card takes goes as Markdown [PUB-15]', async () => {
    model.play({ script: 'slow', delay: 300 });
    expect(await connect({ cardTemplate: 'ai-card.schema' })).toMatchObject({ cardTemplate: 'ai-card.schema' });
    await eventually(() => platform.gateways.dingTalk.length === 1);
    await toDingTalk(ask('s-4'));
    const streamed = () => platform.calls('/v1.0/card/streaming').map(({ body }) => body);
    await eventually(() => streamed().at(-1)?.['isFinalize'] === true);
    const [made] = platform.calls('/v1.0/card/instances/createAndDeliver').map(({ body }) => body);
    expect(platform.calls('/v1.0/card/instances/createAndDeliver')).toHaveLength(1);
    expect(made).toMatchObject({
      cardTemplateId: 'ai-card.schema',
      openSpaceId: 'dtv1.card//IM_ROBOT.staff-lin',
      imRobotOpenDeliverModel: { robotCode: appKey },
    });
    expect(new Set(streamed().map(({ outTrackId }) => outTrackId))).toEqual(new Set([made!['outTrackId']]));
    expect(streamed().length).toBeGreaterThan(2);
    expect(streamed().filter(({ isFinalize }) => isFinalize)).toHaveLength(1);
    expect(String(streamed().at(-1)!['content'])).toContain('参考资料');
    expect(said()).toEqual([]);

    platform.play(({ path: called }) => (called.startsWith('/v1.0/card/') ? { body: { success: false } } : undefined));
    await toDingTalk(ask('s-5'));
    await eventually(() => said().length === 1);
    expect(said()[0]).toContain('参考资料');
    await disconnect();
  });

  it('nothing of it is written past the log, and what is no frame ends nothing', async () => {
    const written = (['info', 'warn', 'error', 'log'] as const).map((name) => vi.spyOn(console, name));
    await connect({ appSecret: 'wrong' });
    await eventually(async () => (await stateOf('dingTalk_chat')).lastError !== '');
    await connect();
    await eventually(() => platform.gateways.dingTalk.length === 1);
    for (const frame of ['{', 'null', '{"type":"SYSTEM"}']) platform.gateways.dingTalk[0]!.send(frame);
    await toDingTalk(ask('s-7'));
    await eventually(() => said().length === 1);
    // Cut in the middle, and opened anew.
    const [cut] = platform.gateways.dingTalk;
    cut!.terminate();
    await eventually(() => platform.gateways.dingTalk.length === 1 && platform.gateways.dingTalk[0] !== cut);
    await disconnect();
    expect(written.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });

  it('signed calls go on to be taken beside it', async () => {
    const { callbackPath } = await connect();
    const { headers, body } = fromDingTalk('secret-of-ding', ask('s-6'), server.services.now().getTime());
    const answer = await server.app.inject({ method: 'POST', url: callbackPath, headers, payload: body });
    expect(answer.statusCode).toBe(200);
    await eventually(() => said().length === 1);
    await disconnect();
  });
});

it('a server that stops closes its connections', async () => {
  await save('dingTalkSetting', { appKey: 'dinglast', appSecret: 'secret-of-ding', mode: 'connection' });
  await eventually(() => platform.gateways.dingTalk.length === 1);
  await connectionsOf(server.services).stop();
  await eventually(() => platform.gateways.dingTalk.length === 0);
});
