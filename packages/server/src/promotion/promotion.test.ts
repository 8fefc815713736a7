import { promotion } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { user } from '../identity/schema.ts';
import { kbBotChatMessage } from '../answers/schema.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { createTestServer, type Actor } from '../testing/index.ts';

const DAY = 86_400_000;
/** 2026-11-21 10:00 in Shanghai. */
const NOW = Date.UTC(2026, 10, 21, 2);

/** A promotion user with two promotees who asked, one who did not, and somebody else's promotee. */
async function createCampaign() {
  const server = await createTestServer();
  server.clock.set(new Date(NOW));
  const { db } = server.database;
  const channel = await server.actor();
  await db.update(user).set({ channelUser: true }).where(eq(user.id, channel.userId));
  const promotee = async (inviter: Actor, daysAgo: number) => {
    const person = await server.actor();
    await db
      .update(user)
      .set({ invitedBy: inviter.userId, createdAt: new Date(NOW - daysAgo * DAY) })
      .where(eq(user.id, person.userId));
    return person;
  };
  const [busy, quiet, silent] = [await promotee(channel, 3), await promotee(channel, 3), await promotee(channel, 0)];
  const foreign = await promotee(await server.actor(), 1);
  const open = await seedAssistant(server.services, {
    owner: { type: 'personal', id: busy.userId },
    settings: { name: '光伏安装', permission: 'public' },
  });
  const secret = await seedAssistant(server.services, {
    owner: { type: 'personal', id: quiet.userId },
    settings: { name: '并购计划' },
  });
  let second = 0;
  const ask = (who: Actor, kbBotId: string, daysAgo: number, side: 'use' | 'make' = 'use') =>
    db.insert(kbBotChatMessage).values({
      kbBotId,
      asker: `personal:${who.userId}`,
      userId: who.userId,
      side,
      source: 'tinystar_web',
      session: 1,
      msgType: 'qa',
      answerStatus: 'success',
      createdAt: new Date(NOW - daysAgo * DAY + (second += 1) * 1000),
    });
  await ask(busy, open.id, 0);
  await ask(busy, open.id, 0);
  await ask(busy, open.id, 2);
  await ask(quiet, secret.id, 2, 'make');
  await ask(quiet, secret.id, 40, 'make');
  await ask(foreign, open.id, 0);
  const call = (path: string, body: object = {}, who: Actor = channel) =>
    who.call('POST', `/api/v1/report/promotion/query/${path}`, body);
  return {
    server,
    channel,
    busy,
    quiet,
    silent,
    foreign,
    open,
    secret,
    call,
    [Symbol.asyncDispose]: () => server.close(),
  };
}

const month = { startDateKey: '20261023', endDateKey: '20261121' };

test('a promotion user sees how many came and what they asked, and nobody else’s people [INV-06]', async () => {
  await using campaign = await createCampaign();
  const { call, foreign } = campaign;
  expect((await call('promoteeStatistics')).json).toEqual({ promoteeCount: 3, activeCount: 2, vipCount: 0 });
  const { rows } = (await call('promoteeCountDeltaSeries', month)).as(promotion.deltas);
  expect(rows).toHaveLength(30);
  expect(rows.filter(({ count }) => count > 0)).toEqual([
    { dateKey: '20261118', count: 2 },
    { dateKey: '20261121', count: 1 },
  ]);
  expect((await call('promoteeStatistics', {}, foreign)).status).toBe(403);
});

test('use is told by day of Shanghai, today apart from the days before [CONST-01] [INV-06] [INV-08]', async () => {
  await using campaign = await createCampaign();
  expect((await campaign.call('promoteeUsageStatistics', { dateKey: '20261121' })).json).toEqual({
    rows: [{ dateKey: '20261119', usageCount: 2, userCount: 2 }],
    today: { dateKey: '20261121', usageCount: 2, userCount: 1 },
  });
  for (const dateKey of ['2026-11-21', '20260231', ''])
    expect((await campaign.call('promoteeUsageStatistics', { dateKey })).status).toBe(400);
});

test('use by service, and the first five people and assistants; an unpublished one keeps its name [INV-07]', async () => {
  await using campaign = await createCampaign();
  const { call, busy, quiet, open, secret } = campaign;
  expect((await call('promoteeUsageCount/service', month)).as(promotion.byService).rows).toEqual([
    { service: 'use', count: 3 },
    { service: 'make', count: 1 },
  ]);
  const people = (await call('promoteeUsageCount/userTop5', month)).as(promotion.userTop5).rows;
  expect(people).toMatchObject([
    { id: busy.userId, count: 3 },
    { id: quiet.userId, count: 1 },
  ]);
  const bots = (await call('promoteeUsageCount/kbBotTop5', month)).as(promotion.kbBotTop5).rows;
  expect(bots).toMatchObject([
    { id: open.id, name: '光伏安装', count: 3 },
    { id: secret.id, name: '未公开的助手', count: 1 },
  ]);
});

test('a range of days is at most thirty, in the order of the days [CONST-09]', async () => {
  await using campaign = await createCampaign();
  const { call } = campaign;
  expect((await call('promoteeUsageCount/service', month)).status).toBe(200);
  const backwards = { startDateKey: '20261121', endDateKey: '20261120' };
  const tooLong = { startDateKey: '20261022', endDateKey: '20261121' };
  expect((await call('promoteeUsageCount/service', backwards)).status).toBe(400);
  expect((await call('promoteeUsageCount/service', tooLong)).status).toBe(400);
});
