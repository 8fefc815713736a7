import { conversations } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { kbBotChatMessage } from '../answers/schema.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { createTestServer, type Actor } from '../testing/index.ts';
import { kbBot } from '../assistants/schema.ts';
import { eq } from 'drizzle-orm';

const listed = async (who: Actor, body: object = {}) =>
  (await who.call('POST', '/api/v1/kbBot/query/list4Conversation', body)).as(conversations.list);

test('the list holds what the identity has talked to and may still use, the one spoken to or opened last first [SHELL-08] [SHELL-21] [RPT-11]', async () => {
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
      { id: inside.id, own: true, type: 'tenant', lastVisitTime: Date.UTC(2026, 10, 21, 0, 5) },
      { id: open.id, publicId: open.publicId, own: false },
    ],
  });
  expect((await listed(member, { keyword: '维修' })).rows).toMatchObject([{ name: '设备维修助手' }]);
  expect(await listed(member, { keyword: '%' })).toEqual({ count: 0, rows: [] });
  expect(await listed(member, { page: 2, size: 1 })).toMatchObject({ count: 2, rows: [{ id: open.id }] });
  expect((await listed(owner)).rows).toEqual([]);
  // Opened, a conversation comes first; what is in no list comes into none, and what one may not use is not there.
  const visit = async (kbBotId: string, who = member) =>
    (await who.call('POST', '/api/v1/tenantKbBotConversation/updateLastVisitTime', { kbBotId })).status;
  expect([await visit(open.id), await visit(never.id), await visit(hidden.id)]).toEqual([200, 200, 404]);
  expect((await listed(member)).rows.map(({ id }) => id)).toEqual([open.id, inside.id]);
  expect((await listed(member)).rows[0]?.lastVisitTime).toBeGreaterThan(Date.UTC(2026, 10, 21, 0, 5));
  expect(await visit(open.id, owner)).toBe(200);
  expect((await listed(owner)).rows).toEqual([]);
  await db.update(kbBot).set({ permission: 'private' }).where(eq(kbBot.id, open.id));
  expect((await listed(member)).rows).toHaveLength(1);
  await member.call('POST', '/api/v1/user/update/currentTenant', { tenantId: '' });
  expect((await listed(member)).rows).toMatchObject([{ id: never.id }]);
});
