import { conversations, square, type SquareAssistant } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kbBotChatMessage } from '../answers/schema.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { kbBot, type AssistantRow } from '../assistants/schema.ts';
import { tenant } from '../identity/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { reportDay } from '../reports/schema.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';

let server: TestServer;
let owner: Actor;
let person: Actor;
const bots: Record<'law' | 'guide' | 'own' | 'inside' | 'draft' | 'off' | 'stopped', AssistantRow> = {} as never;

beforeAll(async () => {
  server = await createTestServer();
  owner = await server.member('owner');
  person = await server.actor();
  const stopped = await server.member('owner');
  const seed = (
    settings: Partial<AssistantRow>,
    of: { type: 'personal' | 'tenant'; id: string } = { type: 'tenant', id: owner.tenantId! },
  ) => seedAssistant(server.services, { owner: of, settings });
  bots.law = await seed({
    name: '劳动合同答疑',
    permission: 'public',
    category: 'legalPolicy',
    description: '附法条原文',
  });
  bots.guide = await seed({ name: '使用向导', permission: 'public', category: 'general', isPreset: true });
  bots.own = await seed(
    { name: '播客文案', permission: 'public', category: 'weMedia' },
    { type: 'personal', id: person.userId },
  );
  bots.inside = await seed({ name: '内部制度', permission: 'protected', category: 'general' });
  bots.draft = await seed({ name: '草稿', permission: 'private', category: 'general' });
  bots.off = await seed({ name: '停用的', permission: 'public', status: 'disabled', category: 'general' });
  bots.stopped = await seed(
    { name: '欠费企业的', permission: 'public', category: 'general' },
    { type: 'tenant', id: stopped.tenantId! },
  );
  const { db } = server.services;
  await db.update(tenant).set({ status: 'stopped' }).where(eq(tenant.id, stopped.tenantId!));
  await db
    .update(tenant)
    .set({ brandStatus: 'enabled', brandDisplayName: '江南法务' })
    .where(eq(tenant.id, owner.tenantId!));
  const today = server.services.now().getTime();
  const asked = (kbBotId: string, daysAgo: number, questions: number) =>
    db.insert(reportDay).values({
      kbBotId,
      day: new Date(today - daysAgo * 86_400_000).toISOString().slice(0, 10),
      source: 'share_web',
      province: '江苏',
      questions,
      unanswered: 0,
      sourced: 0,
      opened: 0,
      up: 0,
      down: 0,
    });
  await asked(bots.law.id, 3, 4);
  await asked(bots.law.id, 10, 5);
  await asked(bots.guide.id, 40, 900);
});
afterAll(() => server.close());

const open = async (who: Pick<Actor, 'call'>, body: object = {}) =>
  (await who.call('POST', '/api/v1/open/kbBot/query/page4Public', body)).as(square.page);
const named = ({ rows }: { rows: readonly SquareAssistant[] }) => rows.map(({ name }) => name);
const listed = async (who: Actor) =>
  (await who.call('POST', '/api/v1/kbBot/query/list4Conversation', {})).as(conversations.list).rows.map(({ id }) => id);
const add = (who: Pick<Actor, 'call'>, kbBotId: string) => who.call('POST', '/api/v1/kbBotConversation', { kbBotId });
const isAdded = async (who: Actor, kbBotId: string) =>
  (await who.call('POST', '/api/v1/kbBotConversation/query/added', { kbBotIds: [kbBotId, bots.guide.id] }))
    .as(square.added)
    .kbBotIds.includes(kbBotId);
const remove = (who: Actor, kbBotId: string) => who.call('DELETE', `/api/v1/kbBotConversation/${kbBotId}`);

test('visitors see what is public of enterprises that are not stopped, the most asked of thirty days first [SHOP-01]', async () => {
  const found = await open(server.visitor);
  expect(found.count).toBe(3);
  expect(named(found)[0]).toBe('劳动合同答疑');
  expect(named(found).toSorted()).toEqual(['使用向导', '劳动合同答疑', '播客文案'].toSorted());
  expect(found.rows[0]).toMatchObject({
    publicId: bots.law.publicId,
    enterpriseName: '江南法务',
    category: 'legalPolicy',
    documentCount: 1,
    askCount: 9,
  });
  expect(found.rows.find(({ name }) => name === '播客文案')).toMatchObject({ type: 'personal', enterpriseName: '' });
  expect(found.rows.find(({ name }) => name === '使用向导')).toMatchObject({ isPreset: true, askCount: 0 });
});

test('words, categories and pages narrow it, signs of patterns are plain text [SHOP-01]', async () => {
  expect(named(await open(server.visitor, { keyword: '法条' }))).toEqual(['劳动合同答疑']);
  expect(named(await open(server.visitor, { keyword: '%' }))).toEqual([]);
  expect(named(await open(server.visitor, { category: 'weMedia' }))).toEqual(['播客文案']);
  const second = await open(server.visitor, { page: 2, size: 2 });
  expect([second.count, second.rows.length]).toEqual([3, 1]);
  const wrong = await server.visitor.call('POST', '/api/v1/open/kbBot/query/page4Public', { category: 'other' });
  expect(wrong.status).toBe(400);
  const presets = await server.visitor.call('POST', '/api/v1/open/kbBot/query/page4Preset', {});
  expect(named(presets.as(square.presets))).toEqual(['使用向导']);
});

test('a preset is told with the questions it recommends, other assistants are not', async () => {
  const content = '##怎么创建助手？##\n##怎么发布？##';
  const questionWords = { content, isShowQuestionBar: true };
  await server.services.db.update(kbBot).set({ questionWords }).where(eq(kbBot.id, bots.guide.id));
  const detail = (kbBotId: string) =>
    server.visitor.call('GET', `/api/v1/open/kbBot/query/detail4Preset?kbBotId=${kbBotId}`);
  const found = (await detail(bots.guide.id)).as(square.preset);
  expect(found).toMatchObject({ kbBot: { name: '使用向导' }, questions: ['怎么创建助手？', '怎么发布？'] });
  for (const id of [bots.law.id, bots.draft.id, newId()]) expect((await detail(id)).status).toBe(404);
});

test('an assistant is added to the list of the identity, taken out, and comes back with the next question [SHOP-03]', async () => {
  expect((await add(person, bots.law.id)).status).toBe(200);
  expect((await add(person, bots.law.id)).status).toBe(200);
  expect(await listed(person)).toEqual([bots.law.id]);
  expect(await isAdded(person, bots.law.id)).toBe(true);
  expect(await isAdded(owner, bots.law.id)).toBe(false);
  expect(await listed(owner)).toEqual([]);
  expect((await remove(person, bots.law.id)).status).toBe(200);
  expect(await listed(person)).toEqual([]);
  expect(await isAdded(person, bots.law.id)).toBe(false);
  await server.services.db.insert(kbBotChatMessage).values({
    kbBotId: bots.law.id,
    asker: `personal:${person.userId}`,
    userId: person.userId,
    side: 'use',
    source: 'tinystar_web',
    session: 1,
    msgType: 'qa',
    answerStatus: 'success',
    createdAt: new Date(server.services.now().getTime() + 1_000),
  });
  expect(await listed(person)).toEqual([bots.law.id]);
  expect(await isAdded(person, bots.law.id)).toBe(true);
});

test('visitors are sent to log in, what one may not talk to is not there, and what stops being public leaves every list [SHOP-03]', async () => {
  expect((await add(server.visitor, bots.law.id)).status).toBe(401);
  for (const bot of [bots.inside, bots.draft, bots.off]) expect((await add(person, bot.id)).status).toBe(404);
  expect((await add(person, bots.guide.id)).status).toBe(200);
  await server.services.db.update(kbBot).set({ permission: 'private' }).where(eq(kbBot.id, bots.guide.id));
  expect(await listed(person)).not.toContain(bots.guide.id);
  expect(named(await open(person))).not.toContain('使用向导');
});
