import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { phoneOf } from './enterByPhone.ts';
import { fakeProvider, type FakeProvider } from './testing/fakeProvider.ts';

let provider: FakeProvider;
const fine: FakeProvider['answers'] = {
  '/cgi-bin/gettoken': { errcode: 0, access_token: 'token-of-the-app' },
  '/cgi-bin/auth/getuserinfo': { errcode: 0, userid: 'lin', user_ticket: 'ticket' },
  '/cgi-bin/auth/getuserdetail': { errcode: 0, userid: 'lin', mobile: '13812345678' },
  '/token': { access_token: 'token-of-the-person', token_type: 'Bearer' },
  '/userinfo': { sub: 'lin', phone_number: '+86 138-1234-5678', phone_number_verified: true },
};
beforeAll(async () => {
  provider = await fakeProvider(fine);
});
beforeEach(() => {
  provider.seen.length = 0;
  provider.answers = { ...fine };
});
afterAll(() => provider.close());

const origin = 'https://xing.example';
const start = () =>
  createTestServer({
    environment: {
      PUBLIC_ORIGIN: origin,
      WECOM_CORP_ID: 'corp',
      WECOM_AGENT_ID: '1000002',
      WECOM_SECRET: 'key-of-the-app',
      WECOM_BASE_URL: provider.url,
      OAUTH_AUTHORIZE_URL: `${provider.url}/authorize?tenant=xing`,
      OAUTH_TOKEN_URL: `${provider.url}/token`,
      OAUTH_USERINFO_URL: `${provider.url}/userinfo`,
      OAUTH_CLIENT_ID: 'client',
      OAUTH_CLIENT_SECRET: 'key-of-the-client',
    },
  });

const browser = (seed: string) => {
  const verifier = createHash('sha256').update(seed).digest('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};
const mine = browser('mine');
const publicId = '0123456789abcdef0123456789abcdef';

const ways = {
  weCom: {
    begin: '/api/v1/open/thirdLogin/weComAuthorize?',
    finish: '/api/v1/open/thirdLogin/weComLoginInner',
  },
  oauth: {
    begin: `/api/v1/open/oauth/authorize?publicId=${publicId}&`,
    finish: '/api/v1/open/oauth/callback',
  },
} as const;
type Way = keyof typeof ways;
/** What both ways have in common when they begin, and when they end, well or not. */
const beginning = { name: 'begin', output: z.object({ authorizeUrl: z.string() }) };
const ending = { name: 'finish', output: z.object({ token: z.optional(z.string()) }) };

const begin = async (server: TestServer, way: Way, { challenge } = mine): Promise<URL> => {
  const answer = await server.visitor.call('GET', `${ways[way].begin}challenge=${challenge}`);
  return new URL(answer.as(beginning).authorizeUrl);
};
const finish = (server: TestServer, way: Way, state: string, { verifier } = mine, code = 'code-1') =>
  server.visitor.call('POST', ways[way].finish, { code, state, verifier });
const refused = { weCom: 400, oauth: 200 } as const;

test('a member comes in from the messenger by the phone number it vouches for [ACCT-05] [ACCT-07]', async () => {
  await using server = await start();
  const url = await begin(server, 'weCom');
  expect(url.origin + url.pathname).toBe('https://open.weixin.qq.com/connect/oauth2/authorize');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    appid: 'corp',
    agentid: '1000002',
    redirect_uri: `${origin}/thirdLogin/weComInner`,
    scope: 'snsapi_privateinfo',
  });
  const first = await finish(server, 'weCom', url.searchParams.get('state')!);
  expect(first.json).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), registered: false });
  expect(provider.seen.map(({ path, query }) => [path, query])).toEqual([
    ['/cgi-bin/gettoken', { corpid: 'corp', corpsecret: 'key-of-the-app' }],
    ['/cgi-bin/auth/getuserinfo', { access_token: 'token-of-the-app', code: 'code-1' }],
    ['/cgi-bin/auth/getuserdetail', { access_token: 'token-of-the-app' }],
  ]);
  const headers = { authorization: `Bearer ${first.as(ending).token}` };
  const info = await server.visitor.call('GET', '/api/v1/me/info', undefined, headers);
  expect(info.json).toMatchObject({ phoneNumber: '13812345678' });
  const again = await finish(server, 'weCom', (await begin(server, 'weCom')).searchParams.get('state')!);
  expect(again.json).toMatchObject({ registered: true });
});

test('single sign-on leads to the provider and back to the assistant it began at [SSO-01] [SSO-04]', async () => {
  await using server = await start();
  const config = await server.visitor.call('GET', '/api/v1/open/meta/config');
  expect(config.json).toMatchObject({ ssoEnabled: true });
  const url = await begin(server, 'oauth');
  expect(url.origin).toBe(provider.url);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    tenant: 'xing',
    response_type: 'code',
    client_id: 'client',
    redirect_uri: `${origin}/oauth/callback`,
    scope: 'openid phone',
  });
  const { json } = await finish(server, 'oauth', url.searchParams.get('state')!);
  expect(json).toEqual({
    success: true,
    token: expect.stringMatching(/^[\w-]{43}$/),
    registered: false,
    extraData: { publicId },
  });
  const [token, claims] = provider.seen;
  expect(Object.fromEntries(new URLSearchParams(token!.body))).toEqual({
    grant_type: 'authorization_code',
    code: 'code-1',
    redirect_uri: `${origin}/oauth/callback`,
    client_id: 'client',
    client_secret: 'key-of-the-client',
  });
  expect(claims!.authorization).toBe('Bearer token-of-the-person');
});

test.each(['weCom', 'oauth'] as const)(
  '%s: a state works once, for ten minutes, in the browser it was given to, and for its own provider [ACCT-05] [SSO-04] (AUTHN-11)',
  async (way) => {
    await using server = await start();
    const stateOf = async () => (await begin(server, way)).searchParams.get('state')!;
    const outcome = async (sent: ReturnType<typeof finish>) => {
      const answer = await sent;
      return [answer.status, typeof answer.as(ending).token];
    };
    const no = [refused[way], 'undefined'];
    const used = await stateOf();
    expect(await outcome(finish(server, way, used))).toEqual([200, 'string']);
    expect(await outcome(finish(server, way, used))).toEqual(no);
    expect(await outcome(finish(server, way, 'made-up'))).toEqual(no);
    const stolen = await stateOf();
    expect(await outcome(finish(server, way, stolen, browser('other')))).toEqual(no);
    expect(await outcome(finish(server, way, stolen))).toEqual(no);
    const other = way === 'weCom' ? 'oauth' : 'weCom';
    const foreign = await stateOf();
    expect((await outcome(finish(server, other, foreign)))[1]).toBe('undefined');
    const old = await stateOf();
    server.clock.advance(601_000);
    expect(await outcome(finish(server, way, old))).toEqual(no);
    const twice = await stateOf();
    const both = await Promise.all([finish(server, way, twice), finish(server, way, twice)]);
    expect(both.filter((answer) => answer.as(ending).token).length).toBe(1);
  },
);

test.each([
  ['/userinfo', { phone_number: '13812345678' }],
  ['/userinfo', { phone_number: '13812345678', phone_number_verified: false }],
  ['/userinfo', { phone_number: '+1 202 555 0100', phone_number_verified: true }],
  ['/userinfo', { phone_number: '1381234\0' + '567', phone_number_verified: true }],
  ['/userinfo', { phone_number: '1381234\ud8005678', phone_number_verified: true }],
  ['/userinfo', 500],
  ['/userinfo', 302],
  ['/token', { error: 'invalid_grant' }],
  ['/token', 401],
] as const)('nobody comes in when %s answers %j, and no secret shows [SSO-04] (AUTHN-11)', async (path, answer) => {
  await using server = await start();
  const state = (await begin(server, 'oauth')).searchParams.get('state')!;
  provider.answers[path] = answer;
  const { status, json } = await finish(server, 'oauth', state);
  expect(status).toBe(200);
  expect(json).toEqual({ success: false, message: expect.stringMatching(/单点登录/) });
  expect(JSON.stringify(server.logged)).not.toMatch(/secret detail|key-of|token-of|code-1/);
});

test.each([
  ['/cgi-bin/gettoken', { errcode: 40_013, errmsg: 'invalid corpid' }, 503],
  ['/cgi-bin/auth/getuserinfo', { errcode: 40_029, errmsg: 'invalid code' }, 503],
  ['/cgi-bin/auth/getuserinfo', { errcode: 0, openid: 'somebody outside the enterprise' }, 400],
  ['/cgi-bin/auth/getuserdetail', { errcode: 0, userid: 'lin' }, 400],
  ['/cgi-bin/gettoken', 500, 503],
] as const)('nobody comes in from the messenger when %s answers %j [ACCT-05]', async (path, answer, status) => {
  await using server = await start();
  const state = (await begin(server, 'weCom')).searchParams.get('state')!;
  provider.answers[path] = answer;
  const got = await finish(server, 'weCom', state);
  expect([got.status, got.as(ending).token]).toEqual([status, undefined]);
  expect(JSON.stringify(server.logged)).not.toMatch(/key-of|token-of|code-1/);
});

test('what is missing is named, and what is not set up says so [SSO-02] [SSO-03] [ACCT-05]', async () => {
  await using server = await start();
  const authorize = (query: string) => server.visitor.call('GET', `/api/v1/open/oauth/authorize${query}`);
  expect((await authorize(`?challenge=${mine.challenge}`)).json).toEqual({ success: false, message: '缺少必要参数' });
  await using plain = await createTestServer();
  const config = await plain.visitor.call('GET', '/api/v1/open/meta/config');
  expect(config.json).toMatchObject({ ssoEnabled: false });
  const off = await plain.visitor.call('GET', `${ways.oauth.begin}challenge=${mine.challenge}`);
  expect([off.status, off.json]).toEqual([200, { success: false, message: '获取授权地址失败' }]);
  const weCom = await finish(plain, 'weCom', 'x');
  expect([weCom.status, weCom.error.errorMessage]).toEqual([404, '企业微信登录未开启']);
});

test.each([
  ['13812345678', '13812345678'],
  ['+86 138 1234 5678', '13812345678'],
  ['008613812345678', '13812345678'],
  ['8613812345678', '13812345678'],
  ['+852 9123 4567', null],
  ['', null],
  [undefined, null],
])('the phone number %j is %j here [SSO-04]', (text, phone) => expect(phoneOf(text)).toBe(phone));
