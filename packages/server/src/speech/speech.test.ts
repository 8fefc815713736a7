import { createHmac } from 'node:crypto';
import { speech } from '@tinystar/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePolicy } from '../platform/http/headers.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';

const key = { SPEECH_APP_ID: 'app0815', SPEECH_API_KEY: 'key-of-the-account', SPEECH_API_SECRET: 'quiet-words' };

let server: TestServer;
let member: Actor;
const ask = (who: Pick<Actor, 'call'>, kind: string = 'asr') =>
  who.call('POST', '/api/v1/speech/query/signedUrl', { kind });

beforeAll(async () => {
  server = await createTestServer({ environment: key });
  member = await server.member('member');
  // Whose voice it is can only be named when the enterprise is there.
  server.services.config.VOICE_TENANTS.push(member.tenantId!);
});
afterAll(() => server[Symbol.asyncDispose]());

test.each([
  ['asr', 'iat-api.xfyun.cn', '/v2/iat'],
  ['tts', 'tts-api.xfyun.cn', '/v2/tts'],
])(
  'the address for %s carries a signature that the provider can check, and not the secret [VOICE-02]',
  async (kind, host, path) => {
    const answer = await ask(member, kind);
    const { url, appId, expiresAt } = answer.as(speech.signedUrl);
    const address = new URL(url);
    const date = address.searchParams.get('date')!;
    expect([address.protocol, address.host, address.pathname, appId]).toEqual(['wss:', host, path, key.SPEECH_APP_ID]);
    expect(expiresAt).toBe(Date.parse(date) + 300_000);
    expect(Math.abs(Date.parse(date) - server.services.now().getTime())).toBeLessThan(60_000);
    const sent = Buffer.from(address.searchParams.get('authorization')!, 'base64').toString();
    const signature = createHmac('sha256', key.SPEECH_API_SECRET)
      .update(`host: ${host}\ndate: ${date}\nGET ${path} HTTP/1.1`)
      .digest('base64');
    expect(sent).toBe(
      `api_key="${key.SPEECH_API_KEY}", algorithm="hmac-sha256", headers="host date request-line", signature="${signature}"`,
    );
    expect(answer.text).not.toContain(key.SPEECH_API_SECRET);
  },
);

test('nobody speaks but people of an enterprise on the list, and nobody without an account of the provider [VOICE-01]', async () => {
  expect((await ask(await server.member('owner'))).status).toBe(403);
  expect((await ask(await server.actor())).status).toBe(403);
  expect((await ask(server.visitor)).status).toBe(401);
  await using bare = await createTestServer();
  const silent = await bare.member('member');
  bare.services.config.VOICE_TENANTS.push(silent.tenantId!);
  expect((await ask(silent)).status).toBe(503);
});

test('addresses are limited per person (RATE-02)', async () => {
  const colleague = await server.member('member', member.tenantId!);
  for (let count = 0; count < 30; count += 1) expect((await ask(colleague)).status).toBe(200);
  expect((await ask(colleague)).status).toBe(429);
  expect((await ask(await server.member('member', member.tenantId!))).status).toBe(200);
});

test('pages may reach the provider only where there is an account (XSSD-01)', () => {
  const { config } = server.services;
  const policy = (account: Partial<typeof config>) => pagePolicy('/a/chat', { ...config, ...account });
  expect(policy({})).toContain("connect-src 'self' wss://iat-api.xfyun.cn wss://tts-api.xfyun.cn;");
  const gateway = 'wss://voice.example/in';
  expect(policy({ SPEECH_ASR_URL: gateway, SPEECH_TTS_URL: gateway })).toContain(
    "connect-src 'self' wss://voice.example;",
  );
  const { SPEECH_APP_ID: _, ...none } = config;
  expect(pagePolicy('/a/chat', none)).toContain("connect-src 'self';");
});
