import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assistants, embedding, lateMessages, publicChat } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kbBotChatMessage } from '../answers/schema.ts';
import { askedBy } from '../reports/askedBy.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { kbBot } from './schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'tinystar-pages-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>小星</title>');
let server: TestServer;
let owner: Actor;
let bot: { id: string; publicId: string };

beforeAll(async () => {
  server = await createTestServer({ pages: folder });
  owner = await server.member('owner');
  bot = (await owner.call('POST', '/api/v1/tenantKbBot', { name: '官网助手' })).as(assistants.create);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const versionOf = async () => (await owner.call('GET', `/api/v1/tenantKbBot/${bot.id}`)).as(assistants.get).updatedAt;
const path = '/api/v1/tenantKbBotPublishSetting';
const save = async (domains: unknown, who = owner) =>
  who.call('POST', `${path}/update/jsSetting`, { kbBotId: bot.id, domains, version: await versionOf() });
const framersOf = async (page: string) => {
  const policy = String((await server.visitor.call('GET', page)).headers['content-security-policy']);
  return /; frame-ancestors ([^;]*);/.exec(policy)?.[1];
};
const framedBy = (referer: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'GET',
    url: `/b/${bot.publicId}?embed`,
    headers: { 'sec-fetch-dest': 'iframe', referer, host: 'star.example', ...headers },
  });
const publish = async (permission: string) =>
  permission === 'private'
    ? owner.call('POST', '/api/v1/tenantKbBot/unrelease', { kbBotId: bot.id, id: bot.id, permission })
    : owner.call('POST', '/api/v1/tenantKbBot/release', {
        kbBotId: bot.id,
        id: bot.id,
        category: 'domainKnowledge',
        permission,
      });

it('a public chat is framed by the websites its makers name, only while it is published, and no other page by them (EMB-01)', async () => {
  expect((await save(['www.example.com', 'http://intranet.example.cn:8080/', '*.shop.example.com'])).status).toBe(200);
  const stored = (await owner.call('POST', `${path}/query/jsSetting`, { kbBotId: bot.id })).as(embedding.get);
  expect(stored.domains).toEqual([
    'https://www.example.com',
    'http://intranet.example.cn:8080',
    'https://*.shop.example.com',
  ]);
  expect(await framersOf(`/b/${bot.publicId}`)).toBe("'self'");
  expect((await publish('public')).status).toBe(200);
  const named = `'self' ${stored.domains.join(' ')}`;
  for (const page of ['b', 'sso/b', 'shoppe/bot']) expect(await framersOf(`/${page}/${bot.publicId}`)).toBe(named);
  expect(await framersOf(`/b/${'0'.repeat(32)}`)).toBe("'self'");
  expect(await framersOf(`/bot/${bot.publicId}`)).toBe("'none'");
  expect(await framersOf('/login')).toBe("'none'");
  expect((await publish('private')).status).toBe(200);
  expect(await framersOf(`/b/${bot.publicId}`)).toBe("'self'");
});

it('a website that nobody named reads so in the place of the chat, and every other page is as it was (EMB-01)', async () => {
  expect((await save(['https://www.example.com', 'https://*.shop.example'])).status).toBe(200);
  expect((await publish('public')).status).toBe(200);
  const refused = await framedBy('https://example.com/page?a=1');
  expect(refused.statusCode).toBe(403);
  expect(refused.body).toContain('https://example.com）还没有被允许嵌入');
  expect(refused.body).not.toMatch(/page|<script|官网助手/);
  // Words that can do nothing may stand anywhere.
  expect(refused.headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*frame-ancestors)/);
  for (const stranger of ['http://www.example.com/', 'https://shop.example/', 'https://evilshop.example/'])
    expect((await framedBy(stranger)).statusCode, stranger).toBe(403);
  for (const known of ['https://www.example.com/a', 'https://a.b.shop.example/', 'http://star.example/a/train'])
    expect((await framedBy(known)).statusCode, known).toBe(200);
  for (const dest of ['document', 'empty'])
    expect((await framedBy('https://example.com/', { 'sec-fetch-dest': dest })).statusCode).toBe(200);
  expect((await publish('private')).status).toBe(200);
});

it.each([
  "https://a.com; script-src 'unsafe-inline'",
  'https://a.com\r\nset-cookie: a=b',
  'a.com b.com',
  "'none'",
  '*',
  'https://*',
  '不是网址',
  'http://随便写写',
  '*.com',
  'https://*.*.example.com',
  'https://example.com/path',
  'https://user:word@example.com',
  'https://example.com?a',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://[::1]',
  'https:',
  '',
  `https://${'a'.repeat(300)}.com`,
  7,
  null,
])('%j is no website and changes no header (EMB-01)', async (wrong) => {
  expect((await save(['https://kept.example.com'])).status).toBe(200);
  const refused = await save(['https://a.example.com', wrong]);
  expect(refused.status).toBe(400);
  if (typeof wrong === 'string') expect(refused.text).toContain(lateMessages.website);
  const stored = (await owner.call('POST', `${path}/query/jsSetting`, { kbBotId: bot.id })).as(embedding.get);
  expect(stored.domains).toEqual(['https://kept.example.com']);
});

it('of two who change the list made from the same version the second is told so (EMB-01)', async () => {
  const version = await versionOf();
  const change = (domain: string) =>
    owner.call('POST', `${path}/update/jsSetting`, { kbBotId: bot.id, domains: [domain], version });
  expect((await change('https://first.example.com')).status).toBe(200);
  expect((await change('https://second.example.com')).status).toBe(409);
  const stored = (await owner.call('POST', `${path}/query/jsSetting`, { kbBotId: bot.id })).as(embedding.get);
  expect(stored.domains).toEqual(['https://first.example.com']);
});

it('not more than twenty, and a copy begins with none (EMB-01)', async () => {
  const some = (count: number) => Array.from({ length: count }, (_, at) => `https://w${at}.example.com`);
  expect((await save(some(21))).status).toBe(400);
  expect((await save(some(20))).status).toBe(200);
  const copied = (await owner.call('POST', '/api/v1/tenantKbBot/copy', { kbBotId: bot.id })).as(assistants.copy);
  const stored = await owner.call('POST', `${path}/query/jsSetting`, { kbBotId: copied.id });
  expect(stored.as(embedding.get).domains).toEqual([]);
});

it('while the database does not answer the page comes all the same, framed by nobody else (EMB-01) (REC-07)', async () => {
  expect((await save(['https://kept.example.com'])).status).toBe(200);
  expect((await publish('public')).status).toBe(200);
  expect(await framersOf(`/b/${bot.publicId}`)).toContain('https://kept.example.com');
  const { db } = server.services;
  const select = db.select;
  db.select = (() => {
    throw new Error('away');
  }) as never;
  expect(await framersOf(`/b/${bot.publicId}`)).toBe("'self'");
  db.select = select;
});

it('how the widget looks is kept with the websites, and wrong colours are not', async () => {
  const look = { position: 'full', color: '#2C5FA8' };
  const update = async (more: object) =>
    owner.call('POST', `${path}/update/jsSetting`, {
      kbBotId: bot.id,
      domains: [],
      version: await versionOf(),
      ...more,
    });
  expect((await update({ look })).status).toBe(200);
  const stored = async () =>
    (await owner.call('POST', `${path}/query/jsSetting`, { kbBotId: bot.id })).as(embedding.get);
  for (const color of ['red', '#12345', 'url(x)'])
    expect((await update({ look: { ...look, color } })).status).toBe(400);
  expect((await update({})).status).toBe(200);
  expect((await stored()).look).toEqual(look);
});

describe("a website's own user", () => {
  const hour = 3_600;
  const identify = (identity: string, publicId = bot.publicId) =>
    server.visitor.call('POST', '/api/v1/public/kbBot/identify', { publicId, identity });
  const idOf = async (identity: string, publicId?: string) =>
    (await identify(identity, publicId)).as(publicChat.identify).userId;
  const renew = async (kbBotId = bot.id, who = owner) =>
    who.call('POST', `${path}/update/jsSetting/secret`, { kbBotId });
  const seconds = () => Math.floor(server.services.now().getTime() / 1000);
  const signed = (secret: string, claims: object = {}, alg = 'HS256') =>
    new SignJWT({ sub: 'u-7', exp: seconds() + hour, ...claims })
      .setProtectedHeader({ alg })
      .sign(new TextEncoder().encode(secret));
  let secret: string;
  beforeEach(async () => {
    await publish('public');
    secret = (await renew()).as(embedding.renewSecret).secret;
  });

  it('is the same one on every device and another one with every assistant; makers read his name', async () => {
    const userId = await idOf(await signed(secret, { name: '王小明' }));
    expect(await idOf(await signed(secret, { name: '王小明' }))).toBe(userId);
    // A name that looks alike is somebody else's: whoever may choose his own on the website could take over another one.
    for (const sub of ['u-8', ' u-7', 'u-7 ', 'u-7\u00a0', 'U-7'])
      expect(await idOf(await signed(secret, { sub })), sub).not.toBe(userId);
    const info = await server.visitor.call(
      'GET',
      `/api/v1/public/kbBot/info?publicId=${bot.publicId}&userId=${userId}`,
    );
    expect(info.as(publicChat.info).userId).toBe(userId);
    const copied = (await owner.call('POST', '/api/v1/tenantKbBot/copy', { kbBotId: bot.id })).as(assistants.copy);
    const ids = { kbBotId: copied.id, id: copied.id };
    await owner.call('POST', '/api/v1/tenantKbBot/release', {
      ...ids,
      category: 'domainKnowledge',
      permission: 'public',
    });
    expect((await identify(await signed(secret), copied.publicId)).status).toBe(401);
    const other = (await renew(copied.id)).as(embedding.renewSecret).secret;
    expect(await idOf(await signed(other), copied.publicId)).not.toBe(userId);
    const who = await askedBy(server.services.db, [`visitor:${userId.split('.')[0]}`, 'visitor:unknown']);
    expect(who(`visitor:${userId.split('.')[0]}`).userName).toBe('王小明');
    expect(who('visitor:unknown').userName).toBe('');
  });

  it.each([
    ['another secret', () => signed('x'.repeat(43))],
    ['another algorithm', () => signed(secret.repeat(2), {}, 'HS512')],
    ['no end', () => signed(secret, { exp: undefined })],
    ['an end that is over', () => signed(secret, { exp: seconds() - 120 })],
    ['an end after more than a day', () => signed(secret, { exp: seconds() + 30 * hour })],
    ['nobody', () => signed(secret, { sub: undefined })],
    ['a NUL in the user', () => signed(secret, { sub: 'u\0-7' })],
    ['a NUL in his name', () => signed(secret, { name: '王\0小明' })],
    ['half a character in the user', () => signed(secret, { sub: 'u-\ud800' })],
    ['an empty name of the user', () => signed(secret, { sub: ' ' })],
    ['a user of another type', () => signed(secret, { sub: 7 })],
    ['a time that has not come', () => signed(secret, { nbf: seconds() + hour })],
    ['no signature', async () => (await signed(secret)).replace(/[^.]+$/, '')],
    ['the algorithm none', async () => `${btoa('{"alg":"none"}')}.${(await signed(secret)).split('.')[1]}.`],
    ['a changed claim', async () => (await signed(secret)).replace(/\.[^.]+\./, `.${btoa('{"sub":"u-1"}')}.`)],
    ['no JWT', async () => await Promise.resolve('王小明')],
  ])('is refused with %s', async (_, make) => {
    expect((await identify(await make())).status).toBe(401);
  });

  it('has the half character of his name replaced', async () => {
    const userId = await idOf(await signed(secret, { name: '王\ud800' }));
    const who = await askedBy(server.services.db, [`visitor:${userId.split('.')[0]}`]);
    expect(who(`visitor:${userId.split('.')[0]}`).userName).toBe('王\ufffd');
  });

  it('is refused at once after the secret was changed, and of an assistant that is not published', async () => {
    const before = await signed(secret);
    expect((await identify(before)).status).toBe(200);
    const next = (await renew()).as(embedding.renewSecret).secret;
    expect((await identify(before)).status).toBe(401);
    await publish('private');
    expect((await identify(await signed(next))).status).toBe(404);
  });

  it('keeps his conversation when the secret is changed; who misused the old one reads and writes it no more', async () => {
    const { publicId } = bot;
    const calls = (userId: string) =>
      Promise.all([
        server.visitor.call('POST', '/api/v1/public/session/clear', { publicId, userId }),
        server.visitor.call('POST', '/api/v1/public/kbBotChatHistory/query/listByTimestamp', { publicId, userId }),
        server.visitor.call('POST', '/api/v1/public/kbBot/query/list4Conversation', { userId }),
      ]);
    const stolen = await idOf(await signed(secret));
    await server.services.db.insert(kbBotChatMessage).values({
      kbBotId: bot.id,
      asker: `visitor:${stolen.split('.')[0]}`,
      userId: stolen.split('.')[0]!,
      side: 'web',
      source: 'tinystar_web',
      session: 1,
      msgType: 'qa',
      question: '我的订单在哪里？',
      answerStatus: 'success',
      createdAt: server.services.now(),
    });
    expect((await calls(stolen)).map(({ status }) => status)).toEqual([200, 200, 200]);
    secret = (await renew()).as(embedding.renewSecret).secret;
    expect((await calls(stolen)).map(({ status }) => status)).toEqual([404, 404, 404]);
    const info = await server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${publicId}&userId=${stolen}`);
    expect(info.as(publicChat.info).userId.slice(0, 32)).not.toBe(stolen.slice(0, 32));
    expect(
      (await owner.call('POST', '/api/v1/kbBotChatTopic/create/takeVisit', { kbBotId: bot.id, userId: stolen })).status,
    ).toBe(400);
    const own = await idOf(await signed(secret));
    expect(own.slice(0, 32)).toBe(stolen.slice(0, 32));
    const [, history] = await calls(own);
    expect(history!.as(publicChat.history).rows).toContainEqual(
      expect.objectContaining({ question: '我的订单在哪里？' }),
    );
    // One half of each is nobody's.
    expect((await calls(`${own.slice(0, 33)}${stolen.slice(33)}`)).map(({ status }) => status)).toEqual([
      404, 404, 404,
    ]);
  });

  it('is signed with a secret that is shown once, kept sealed, and made by makers of the enterprise alone', async () => {
    const asked = await owner.call('POST', `${path}/query/jsSetting`, { kbBotId: bot.id });
    expect(asked.as(embedding.get).secretAt).toEqual(expect.any(Number));
    expect(asked.text).not.toContain(secret);
    const [row] = await server.services.db.select().from(kbBot).where(eq(kbBot.id, bot.id));
    expect(JSON.stringify(row)).not.toContain(secret);
    expect((await renew(bot.id, await server.member('member', owner.tenantId))).status).toBe(403);
    expect((await renew(bot.id, await server.member('owner'))).status).toBe(404);
  });
});
