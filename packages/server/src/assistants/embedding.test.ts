import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assistants, embedding, lateMessages } from '@tinystar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';

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

it.each([
  "https://a.com; script-src 'unsafe-inline'",
  'https://a.com\r\nset-cookie: a=b',
  'a.com b.com',
  "'none'",
  '*',
  'https://*',
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
