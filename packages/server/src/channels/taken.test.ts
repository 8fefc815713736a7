import { platformChannels, type PlatformChannel } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { SendError, type Account } from './platform.ts';
import { platforms } from './platforms.ts';
import { startFakePlatform, type FakePlatform, type Played } from './testing/fakePlatform.ts';
import { suiteEnvironment } from './testing/fakeWeCom.ts';

let server: TestServer;
let platform: FakePlatform;

beforeAll(async () => {
  platform = await startFakePlatform();
  server = await createTestServer({
    environment: {
      PUBLIC_ORIGIN: 'https://xing.example.com',
      WECHAT_BASE_URL: platform.url,
      FEISHU_BASE_URL: platform.url,
      DINGTALK_BASE_URL: platform.url,
      DINGTALK_WEBHOOK_ORIGIN: platform.url,
      DOUYIN_CLIENT_KEY: 'aw-key',
      DOUYIN_CLIENT_SECRET: 'secret-of-douyin',
      DOUYIN_BASE_URL: platform.url,
      ...suiteEnvironment(platform.url),
    },
  });
});
afterAll(async () => {
  await server.close();
  await platform.close();
});
beforeEach(() => (platform.seen.length = 0));

const account = (more: Partial<Account> = {}): Account => ({
  id: 'channel-1',
  name: 'account-1',
  secrets: { appSecret: 'secret', refreshToken: 'rft' },
  settings: {},
  ...more,
});
const until = () => server.services.now().getTime() + 3_600_000;

interface Way {
  channel: PlatformChannel;
  address: Record<string, string | number>;
  /** What the platform documents for a message that it took. */
  taken: object;
  /** What it documents for one that it refused, with the status it has then. */
  refused: Played;
}
const dingTalkTo = { group: '', staff: 'lin', webhook: '', webhookUntil: 0 };
/** Every call by which a reply leaves. */
const ways: Record<string, () => Way> = {
  'WeChat official account': () => ({
    channel: 'woa_chat',
    address: { person: 'o-lin', own: 'gh_own' },
    taken: { errcode: 0, errmsg: 'ok' },
    refused: { body: { errcode: 45_009, errmsg: 'reach max api daily quota limit' } },
  }),
  'WeChat customer service': () => ({
    channel: 'weixin_kf',
    address: { kf: 'wk-sales', person: 'c-1' },
    taken: { errcode: 0, errmsg: 'ok', msgid: 'm-1' },
    refused: { body: { errcode: 45_009 } },
  }),
  Feishu: () => ({
    channel: 'feishu_chat',
    address: { replyTo: 'om-1' },
    taken: { code: 0, msg: 'success', data: { message_id: 'om-2' } },
    refused: { status: 400, body: { code: 230_002, msg: 'bot is not in the chat' } },
  }),
  "DingTalk's open API, to one person": () => ({
    channel: 'dingTalk_chat',
    address: dingTalkTo,
    taken: { processQueryKey: 'key', invalidStaffIdList: [], flowControlledStaffIdList: [] },
    refused: { body: { processQueryKey: 'key', flowControlledStaffIdList: ['lin'] } },
  }),
  "DingTalk's open API, to a group": () => ({
    channel: 'dingTalk_chat',
    address: { ...dingTalkTo, group: 'cid-1' },
    taken: { processQueryKey: 'key' },
    refused: { status: 400, body: { code: 'invalidParameter', message: 'no' } },
  }),
  // What the webhook refuses is sent by the open API, which here refuses as well.
  "DingTalk's webhook": () => ({
    channel: 'dingTalk_chat',
    address: { ...dingTalkTo, webhook: `${platform.url}/robot/sendBySession`, webhookUntil: until() },
    taken: { errcode: 0, errmsg: 'ok' },
    refused: { status: 400, body: { errcode: 310_000, errmsg: 'no' } },
  }),
  'Douyin messages': () => ({
    channel: 'douyin_chat',
    address: { message: 'm-1', conversation: 'chat', person: 'dy-lin' },
    taken: { data: { error_code: 0, description: '' }, extra: { error_code: 0 } },
    refused: { body: { data: { error_code: 0 }, extra: { error_code: 2_100_005 } } },
  }),
  'Douyin comments': () => ({
    channel: 'douyin_video_comment',
    address: { item: '@item-1', comment: 'c-1' },
    taken: { err_no: 0, err_msg: '', data: {} },
    refused: { body: { err_no: 28_001_003, data: {} } },
  }),
};
const names = Object.keys(ways);

/** Answers that no platform documents for a message that it took. */
const lost: Record<string, Played> = {
  'a page that says 429': { status: 429, body: '<html>Too many requests</html>' },
  'JSON that says 403': { status: 403, body: { message: 'forbidden' } },
  'a redirection': { status: 302, body: '' },
  'an empty body': { body: '' },
  'broken JSON': { body: '{"errcode":0' },
  'JSON that is no object': { body: [] },
  'a page that says 502': { status: 502, body: '<html>Bad gateway</html>' },
  'success beside 503': { status: 503, body: { errcode: 0, code: 0, err_no: 0 } },
};
/** Objects without any sign. */
const signless: Record<string, Played> = {
  'an object without the field': { body: { message: 'ok' } },
  'a field that is no number': { body: { errcode: null, code: [], data: { error_code: '' } } },
};

const outcome = async (work: Promise<unknown>) => {
  try {
    await work;
    return 'taken';
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    return error;
  }
};
function send(name: string, played: Played) {
  const { channel, address } = ways[name]!();
  platform.play(() => played);
  const api = { services: server.services, account: account(), token: 'token' };
  return outcome(platforms[channel].send(api, { id: 'id', content: '回答', part: 0, address }));
}

it('every platform has its way', () => {
  expect(new Set(names.map((name) => ways[name]!().channel))).toEqual(new Set(platformChannels));
});

it.each(names)('%s: taken is what is documented as taken, and nothing else (CHAN-03)', async (name) => {
  const { taken, refused } = ways[name]!();
  expect(await send(name, { body: taken })).toBe('taken');
  for (const [what, played] of Object.entries({ ...lost, refused })) {
    const error = await send(name, played);
    expect(error, what).toBeInstanceOf(SendError);
    expect((error as SendError).kind, what).toBe('again');
    expect((error as SendError).message, what).toMatch(/[\u4e00-\u9fff]/);
  }
  for (const [what, played] of Object.entries(signless))
    expect(await send(name, played), what).toBeInstanceOf(SendError);
});

it('somebody whom DingTalk does not know is not tried again', async () => {
  const error = await send(names[3]!, { body: { processQueryKey: 'key', invalidStaffIdList: ['lin'] } });
  expect(error).toMatchObject({ kind: 'final' });
});

it('what the webhook of DingTalk may have taken is not sent a second time by the open API', async () => {
  const name = "DingTalk's webhook";
  await send(name, { status: 502, body: '' });
  expect(platform.seen).toHaveLength(1);
  await send(name, { status: 429, body: '' });
  expect(platform.seen.map(({ path }) => path).slice(1)).toEqual([
    '/robot/sendBySession',
    '/v1.0/robot/oToMessages/batchSend',
  ]);
});

it.each<[PlatformChannel, object]>([
  ['woa_chat', { access_token: 'token', expires_in: 7_200 }],
  ['feishu_chat', { code: 0, tenant_access_token: 'token', expire: 7_200 }],
  ['dingTalk_chat', { accessToken: 'token', expireIn: 7_200 }],
  ['douyin_chat', { data: { error_code: 0, open_id: 'o', access_token: 'token', refresh_token: 'r', expires_in: 9 } }],
])('%s: a log-in is a token, with a code or without one as documented (CHAN-03)', async (channel, body) => {
  const connect = () => outcome(platforms[channel].connect(server.services, account()));
  platform.play(() => ({ body }));
  expect(await connect()).toBe('taken');
  for (const [what, played] of Object.entries(lost)) {
    platform.play(() => played);
    expect(await connect(), what).toBeInstanceOf(SendError);
  }
});
