import { conversations } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { kbBotChatMessage } from '../answers/schema.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { createTestServer, type Actor } from '../testing/index.ts';
import { kbBot } from '../assistants/schema.ts';
import { eq } from 'drizzle-orm';

const listed = async (who: Actor, body: object = {}) =>
  (await who.call('POST', '/api/v1/kbBot/query/list4Conversation', body)).as(conversations.list);

test('the list holds what the identity has talked to and may still use, of one day the one spoken to or opened last first [SHELL-08] [SHELL-21] [RPT-11]', async () => {
  await using server = await createTestServer();
  const { db } = server.database;
  const owner = await server.member('owner');
  const tenantId = owner.tenantId!;
  const member = await server.member('member', tenantId);
  const made = async (name: string, permission: 'private' | 'protected' | 'public', of = tenantId) =>
    seedAssistant(server.services, { owner: { type: 'tenant', id: of }, settings: { name, permission } });
  const inside = await made('设备维修助手', 'protected');
  const open = await made('光伏安装', 'public', (await server.member('owner')).tenantId!);
  const hidden = await made('草稿', 'private');
  const never = await made('没聊过', 'public');
  const said = (kbBotId: string, asker: string, minutes: number, side: 'use' | 'make' = 'use') =>
    db.insert(kbBotChatMessage).values({
      kbBotId,
      asker,
      userId: member.userId,
      side,
      source: 'tinystar_web',
      session: 1,
      msgType: 'qa',
      answerStatus: 'success',
      createdAt: new Date(Date.UTC(2026, 10, 21, 0, minutes)),
    });
  const key = `tenant:${tenantId}:${member.userId}`;
  await said(inside.id, key, 1);
  await said(inside.id, key, 5);
  await said(open.id, key, 3);
  await said(hidden.id, key, 9);
  await said(never.id, key, 9, 'make');
  await said(never.id, `personal:${member.userId}`, 9);
  expect(await listed(member)).toMatchObject({
    count: 2,
    rows: [
      { id: inside.id, own: true, type: 'tenant', lastMessageTime: Date.UTC(2026, 10, 21, 0, 5) },
      { id: open.id, publicId: open.publicId, own: false },
    ],
  });
  expect((await listed(member, { keyword: '维修' })).rows).toMatchObject([{ name: '设备维修助手' }]);
  expect(await listed(member, { keyword: '%' })).toEqual({ count: 0, rows: [] });
  expect(await listed(member, { page: 2, size: 1 })).toMatchObject({ count: 2, rows: [{ id: open.id }] });
  expect((await listed(owner)).rows).toEqual([]);
  // Opened, a conversation comes first among those of its day, at the time it had; what is in no list comes into none,
  // and what one may not use is not there.
  const visit = async (kbBotId: string, who = member) =>
    (await who.call('POST', '/api/v1/tenantKbBotConversation/updateLastVisitTime', { kbBotId })).status;
  expect([await visit(open.id), await visit(never.id), await visit(hidden.id)]).toEqual([200, 200, 404]);
  expect((await listed(member)).rows).toMatchObject([
    { id: open.id, lastMessageTime: Date.UTC(2026, 10, 21, 0, 3) },
    { id: inside.id, lastMessageTime: Date.UTC(2026, 10, 21, 0, 5) },
  ]);
  expect(await visit(open.id, owner)).toBe(200);
  expect((await listed(owner)).rows).toEqual([]);
  await db.update(kbBot).set({ permission: 'private' }).where(eq(kbBot.id, open.id));
  expect((await listed(member)).rows).toHaveLength(1);
  await member.call('POST', '/api/v1/user/update/currentTenant', { tenantId: '' });
  expect((await listed(member)).rows).toMatchObject([{ id: never.id }]);
});

test('a conversation stands at the day of its last message however often it is opened, and one only added at that of its adding [SHELL-08] [RPT-11]', async () => {
  await using server = await createTestServer();
  const { db } = server.database;
  const owner = await server.member('owner');
  const made = async (name: string) =>
    seedAssistant(server.services, { owner: { type: 'tenant', id: owner.tenantId! }, settings: { name } });
  const [older, newer, silent] = [await made('上周聊过'), await made('昨天聊过'), await made('只添加了')];
  const asker = `tenant:${owner.tenantId!}:${owner.userId}`;
  const said = (kbBotId: string, createdAt: Date, msgType: 'qa' | 'clear' = 'qa') =>
    db.insert(kbBotChatMessage).values({
      kbBotId,
      asker,
      userId: owner.userId,
      side: 'use',
      source: 'tinystar_web',
      session: 1,
      msgType,
      answerStatus: 'success',
      createdAt,
    });
  const now = server.services.now().getTime();
  const ago = (days: number) => new Date(now - days * 86_400_000);
  await owner.call('POST', '/api/v1/kbBotConversation', { kbBotId: silent.id });
  const added = (await listed(owner)).rows[0]!.lastMessageTime;
  await said(older.id, ago(7));
  await said(newer.id, ago(1));
  // What one clears is no message either.
  await said(older.id, ago(0), 'clear');
  const before = await listed(owner);
  expect(before.rows.map(({ id, lastMessageTime }) => [id, lastMessageTime])).toEqual([
    [silent.id, added],
    [newer.id, ago(1).getTime()],
    [older.id, ago(7).getTime()],
  ]);
  server.clock.advance(2 * 86_400_000);
  for (const { id } of [older, silent, older]) {
    const opened = await owner.call('POST', '/api/v1/tenantKbBotConversation/updateLastVisitTime', { kbBotId: id });
    expect(opened.status).toBe(200);
    expect(await listed(owner)).toEqual(before);
  }
  // Nor does it become young when what was said is deleted for its age.
  await db.delete(kbBotChatMessage).where(eq(kbBotChatMessage.kbBotId, older.id));
  expect((await listed(owner)).rows.at(-1)).toMatchObject({ id: older.id, lastMessageTime: ago(7).getTime() });
});
