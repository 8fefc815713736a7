import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kbBot } from '../assistants/schema.ts';
import { tenant } from '../identity/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { kbBotCover, shoppe, shoppeKbBot } from '../shoppes/schema.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { kbBotChatMessage } from './schema.ts';
import { answerKey } from './sharedAnswer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

const pages = mkdtempSync(join(tmpdir(), 'tinystar-previews-'));
const built = '<head><meta name="description" content="小星" /><title>小星</title></head>';
writeFileSync(join(pages, 'index.html'), built);

let server: TestServer;
let owner: Actor;

beforeAll(async () => {
  server = await createTestServer({ pages, environment: { PUBLIC_ORIGIN: 'https://star.example' } });
  owner = await server.member('owner');
});
afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true });
});

const seed = (settings: Partial<typeof kbBot.$inferInsert>, of: Actor = owner) =>
  seedAssistant(server.services, { owner: { type: 'tenant', id: of.tenantId! }, settings });
const served = (url: string) => server.app.inject({ method: 'GET', url });
const documentOf = async (url: string): Promise<string> => (await served(url)).body;
/** What a page says of itself under these names. */
const told = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(([, name, text]) => [
      name!,
      text!,
    ]),
  );
const answered = async (kbBotId: string, question: string, answer: string): Promise<string> => {
  const id = newId();
  await server.services.db.insert(kbBotChatMessage).values({
    id,
    kbBotId,
    asker: 'channel:somebody',
    userId: 'somebody',
    side: 'use',
    source: 'we_mp',
    session: 1,
    msgType: 'qa',
    question,
    answer,
    answerStatus: 'success',
    createdAt: server.services.now(),
  });
  return answerKey(server.services, id);
};

test('every public address of an assistant names it with picture and words, whatever they hold, under the policy of the page (OPS-04)', async () => {
  const name = `"><script>alert(1)</script></title>'`;
  const bot = await seed({
    name,
    description: '第一行\n</head>\u0007$& 第二行',
    permission: 'public',
    avatar: { type: 'url', url: '/file/image/a.png' },
  });
  const safe = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/title&gt;&#39;';
  const policy = (await served(`/b/${newId()}`)).headers['content-security-policy'];
  for (const path of [
    `/b/${bot.publicId}`,
    `/bot/${bot.publicId}`,
    `/sso/b/${bot.publicId}`,
    `/shoppe/bot/${bot.publicId}`,
  ]) {
    const { body, headers } = await served(path);
    expect(body).toContain(`<title>${safe}</title>`);
    expect(body).not.toContain('<script');
    expect(body).not.toContain('content="小星"');
    expect(told(body)).toEqual({
      description: '第一行 &lt;/head&gt; $&amp; 第二行',
      'twitter:card': 'summary_large_image',
      'twitter:title': safe,
      'twitter:description': '第一行 &lt;/head&gt; $&amp; 第二行',
      'twitter:image': 'https://star.example/file/image/a.png',
      'og:type': 'website',
      'og:title': safe,
      'og:description': '第一行 &lt;/head&gt; $&amp; 第二行',
      'og:url': `https://star.example${path}`,
      'og:image': 'https://star.example/file/image/a.png',
    });
    if (path.startsWith('/b/')) expect(headers['content-security-policy']).toBe(policy);
  }
  expect(told(await documentOf('/bot/square'))).toMatchObject({
    'og:title': '助手广场 - 小星',
    'twitter:card': 'summary',
    'og:image': 'https://star.example/icon-512.png',
  });
});

test.each([
  ['/', '小星：回答有出处的知识助手', ''],
  ['/index', '小星：回答有出处的知识助手', ''],
  ['/solution/', '企业方案 - 小星', ''],
  ['/cooperation', '合作 - 小星', ''],
  ['/agreement', '小星助手服务协议 - 小星', ''],
  ['/agreement/payment', '小星助手付费服务协议 - 小星', ''],
  ['/privacy', '隐私政策 - 小星', ''],
  ['/help/use-api', '通过 API 使用助手 - 小星', ''],
  ['/landing', '注册 - 小星', '?inviteCode=AB12'],
  ['/enterprise/invite/link', '加入企业 - 小星', '?inviteCode=AB12'],
])('%s names itself as %s to whoever is sent its link (OPS-04)', async (path, title, query) => {
  const html = await documentOf(path + query);
  expect(html).toContain(`<title>${title}</title>`);
  const tags = told(html);
  expect(tags).toMatchObject({ 'og:title': title, 'og:url': `https://star.example${path}${query}` });
  expect(tags['og:description']!.length).toBeGreaterThan(5);
  expect(tags['description']).toBe(tags['og:description']);
});

test('a page of one person and an article that is not there have no preview', async () => {
  for (const path of ['/a/train/center', '/help/no-such-article', '/agreement/other'])
    expect(await documentOf(path)).toBe(built);
});

test('nothing is told of an assistant that is private, stopped, or of an enterprise that is stopped', async () => {
  const stopped = await server.member('owner');
  const hidden = [
    await seed({ name: '秘密', permission: 'private' }),
    await seed({ name: '秘密', permission: 'protected' }),
    await seed({ name: '秘密', permission: 'public', status: 'disabled' }),
    await seed({ name: '秘密', permission: 'public' }, stopped),
  ];
  await server.services.db.update(tenant).set({ status: 'stopped' }).where(eq(tenant.id, stopped.tenantId!));
  for (const { publicId } of hidden)
    for (const place of ['/b/', '/bot/', '/sso/b/', '/shoppe/bot/'])
      expect(await documentOf(place + publicId)).toBe(built);
  // Nor of answers that private ones and those of a stopped enterprise gave.
  for (const bot of [hidden[0]!, hidden[2]!, hidden[3]!]) {
    const key = await answered(bot.id, '秘密问题', '秘密回答');
    expect(await documentOf(`/b/${bot.publicId}?answer=${key}`)).toBe(built);
  }
});

test('the link of an answer tells it to whoever has its key, and to nobody else', async () => {
  const bot = await seed({ name: '内部制度', permission: 'protected' });
  const key = await answered(bot.id, '年假"几天"？', '**五天** [1]。');
  const read = told(await documentOf(`/b/${bot.publicId}?answer=${key}`));
  expect(read).toMatchObject({
    'og:title': '年假&quot;几天&quot;？ - 内部制度',
    'og:description': '五天。',
    'og:url': `https://star.example/b/${bot.publicId}?answer=${key}`,
  });
  const id = key.split('.')[0]!;
  const other = await seed({ name: '别的', permission: 'protected' });
  for (const url of [
    `/b/${bot.publicId}`,
    `/b/${bot.publicId}?answer=${id}`,
    `/b/${bot.publicId}?answer=${id}.${'A'.repeat(22)}`,
    `/b/${bot.publicId}?answer=${key}x`,
    `/b/${bot.publicId}?x=1&answer=${key}`,
    `/b/${other.publicId}?answer=${key}`,
  ])
    expect(await documentOf(url), url).toBe(built);
});

test('the chat of a showcase has the cover by which that showcase shows the assistant [SHOP-16]', async () => {
  const { db, now } = server.services;
  const bot = await seed({ name: '设备维修', permission: 'public' });
  const [shown] = await db
    .insert(shoppe)
    .values({ tenantId: owner.tenantId!, name: '展厅', status: 'enabled', createdAt: now(), updatedAt: now() })
    .returning({ id: shoppe.id });
  await db.insert(shoppeKbBot).values({ shoppeId: shown!.id, kbBotId: bot.id, position: 0, knownName: '设备维修' });
  await db
    .insert(kbBotCover)
    .values({ tenantId: owner.tenantId!, kbBotId: bot.id, cover: { url: '/file/image/c.png', aspect: 1 } });
  const imageOf = async (url: string) => told(await documentOf(url))['og:image'];
  const cover = 'https://star.example/file/image/c.png';
  expect(await imageOf(`/shoppe/bot/${bot.publicId}?from=${shown!.id}`)).toBe(cover);
  expect(await imageOf(`/shoppe/bot/${bot.publicId}`)).toBe(cover);
  const plain = 'https://star.example/icon-512.png';
  expect(await imageOf(`/shoppe/bot/${bot.publicId}?from=${newId()}`)).toBe(plain);
  expect(await imageOf(`/bot/${bot.publicId}`)).toBe(plain);
  await db.update(shoppe).set({ status: 'disabled' }).where(eq(shoppe.id, shown!.id));
  expect(await imageOf(`/shoppe/bot/${bot.publicId}?from=${shown!.id}`)).toBe(plain);
});
