import { errorCodes, me } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { register } from '../account/register.ts';
import { balanceOf } from '../coins/move.ts';
import { newId } from '../platform/database/columns.ts';
import { sumDays } from '../reports/sumDays.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { fillEveryTable, mentioning } from './testing/everyTable.ts';

const solved = { captchaId: 'x', captcha: 'x' };
const day = 86_400_000;

const code = async (server: TestServer, who: Actor): Promise<string> => {
  const sent = await who.call('POST', '/api/v1/me/sendSms4Phone', { to: 'close', ...solved });
  expect(sent.status, sent.text).toBe(200);
  return server.sent.at(-1)!.code;
};
const close = async (server: TestServer, who: Actor, of: 'account' | 'enterprise') =>
  who.call('POST', '/api/v1/closing/begin', { of, smsCode: await code(server, who) });
const state = async (who: Actor, of: 'account' | 'enterprise') =>
  (await who.call('GET', `/api/v1/closing/query/state?of=${of}`)).json as { closesAt: number | null; owned: string[] };

/** Lets the days pass, and every job that waits for them run. */
async function pass(server: TestServer, days: number): Promise<void> {
  server.clock.advance(days * day);
  await server.services.db.execute(sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
    where task_identifier like 'closing.%'`);
}

/** Jobs that wait for a later day. */
const planned = (server: TestServer) => async () =>
  (await server.services.db.execute(sql`select from graphile_worker.jobs where run_at > now() + interval '1 day'`)).rows
    .length;

const gone = (server: TestServer, table: 'user' | 'tenant', id: string) => async () =>
  (await server.services.db.execute(sql`select from ${sql.identifier(table)} where id = ${id}`)).rows.length;

test('an account is closed by a code to its phone, and can be kept until its days are over', async () => {
  await using server = await createTestServer({ worker: true });
  const ann = await server.actor();
  expect((await ann.call('POST', '/api/v1/closing/begin', { of: 'account', smsCode: '000000' })).status).toBe(400);
  expect(await state(ann, 'account')).toEqual({ closesAt: null, owned: [] });
  const asked = await close(server, ann, 'account');
  expect(asked.status, asked.text).toBe(200);
  const { closesAt } = asked.json as { closesAt: number };
  expect(closesAt).toBeGreaterThan(Date.now() + 14 * day);
  expect((await state(ann, 'account')).closesAt).toBe(closesAt);
  // Until then everything works; a job that comes too early does nothing.
  await pass(server, 5);
  await expect.poll(planned(server)).toBe(1);
  expect((await ann.call('GET', '/api/v1/me/info')).status).toBe(200);
  expect((await ann.call('POST', '/api/v1/closing/keep', { of: 'account' })).status).toBe(200);
  await pass(server, 15);
  await server.settled();
  expect(await gone(server, 'user', ann.userId)()).toBe(1);
}, 150_000);

test('a number whose account was closed is nobody’s new friend, and begins without the first coins [INV-02]', async () => {
  await using server = await createTestServer({ worker: true });
  const { db } = server.services;
  const host = await server.actor({ coins: 0 });
  const { inviteCode } = (await host.call('GET', '/api/v1/me/query/inviteCode')).as(me.inviteCode);
  const ann = await server.actor();
  const friend = { phoneNumber: ann.phoneNumber, inviteCode };
  expect((await close(server, ann, 'account')).status).toBe(200);
  await pass(server, 15);
  await expect.poll(gone(server, 'user', ann.userId)).toBe(0);
  const back = await register(server.services, { ...friend, deviceId: newId() });
  expect(await balanceOf(db, { type: 'personal', id: back })).toBe(0);
  expect(await balanceOf(db, { type: 'personal', id: host.userId })).toBe(0);
  // Nothing in clear is kept of the number.
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from seen_before`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(ann.phoneNumber);
});

test('an owner hands over or closes his enterprise first; nobody else closes one', async () => {
  await using server = await createTestServer();
  const owner = await server.member('owner');
  const admin = await server.member('admin', owner.tenantId);
  const refused = await close(server, owner, 'account');
  expect(refused.status).toBe(409);
  expect(refused.error).toMatchObject({
    errorCode: errorCodes.conflict,
    errorMessage: expect.stringContaining('测试企业'),
  });
  expect(await state(owner, 'account')).toMatchObject({ owned: ['测试企业'] });
  for (const path of ['begin', 'keep', 'export'])
    expect((await admin.call('POST', `/api/v1/closing/${path}`, { of: 'enterprise', smsCode: '123456' })).status).toBe(
      403,
    );
  expect((await admin.call('GET', '/api/v1/closing/query/state?of=enterprise')).status).toBe(403);
  server.clock.advance(61_000);
  expect((await close(server, owner, 'enterprise')).status).toBe(200);
});

test('the export tells what is stored of oneself and nothing of others', async () => {
  await using server = await createTestServer();
  const [ann, bob] = [await server.actor(), await server.actor()];
  for (const who of [ann, bob]) {
    const bot = (await who.call('POST', '/api/v1/personalKbBot', { name: `助手${who.phoneNumber}` })).json as {
      id: string;
    };
    await server.services.db.execute(sql`
      insert into kb_bot_chat_message (id, kb_bot_id, asker, user_id, side, source, session, msg_type, question, answer, answer_status, created_at)
      select md5(${who.userId} || n), ${bot.id}, ${`personal:${who.userId}`}, ${who.userId}, 'use', 'web', 1, 'qa', ${`问题${who.phoneNumber}:`} || n, '回答',
        'success', now() + n * interval '1 second' from generate_series(1, 1201) n`);
  }
  const answer = await ann.call('POST', '/api/v1/closing/export', { of: 'account' });
  expect(answer.status).toBe(200);
  const told = JSON.parse(answer.text) as Record<string, Record<string, unknown>[]>;
  expect(told['account']).toMatchObject([{ phone_number: ann.phoneNumber }]);
  expect(told['assistants']).toMatchObject([{ name: `助手${ann.phoneNumber}` }]);
  expect(told['conversations']).toHaveLength(1201);
  expect(new Set(told['conversations']!.map(({ question }) => question)).size).toBe(1201);
  expect(told['coins']!.length).toBeGreaterThan(0);
  expect(answer.text).not.toContain(bob.phoneNumber);
  expect(answer.text).not.toMatch(/password|embed_secret|token/);
});

// Which tables there are, the catalogue says: one that is added later is filled and counted like the others.
test.each(['account', 'enterprise'] as const)(
  'of an %s that is closed no table and no stored file tells any more, and others lose nothing',
  async (of) => {
    await using server = await createTestServer({ worker: true });
    const { db, files } = server.services;
    const leaver = of === 'account' ? await server.actor() : await server.member('owner');
    const stays = of === 'account' ? await server.actor() : await server.member('owner');
    const third = await server.actor();
    const names = (who: Actor) => (of === 'account' ? [who.userId, who.phoneNumber] : [who.tenantId!]);
    const filled = await fillEveryTable(server, { of, leaver, stays, third });
    await server.settled();
    const before = await mentioning(db, names(stays));
    const held = await mentioning(db, names(leaver));
    expect(Object.keys(held).length).toBeGreaterThan(of === 'account' ? 30 : 20);
    expect((await close(server, leaver, of)).status).toBe(200);
    await pass(server, 16);
    await expect
      .poll(gone(server, of === 'account' ? 'user' : 'tenant', of === 'account' ? leaver.userId : leaver.tenantId!), {
        timeout: 20_000,
      })
      .toBe(0);
    // The sweep of pictures has run when its next one is planned.
    await expect.poll(planned(server)).toBe(1);
    expect(await mentioning(db, names(leaver))).toEqual({});
    // Days that lost questions are marked, also those of assistants that are gone, until they are summed anew.
    await sumDays(db);
    expect(await mentioning(db, [filled.kbBotId])).toEqual({});
    for (const key of filled.keys) expect([key, await files.head(key)]).toEqual([key, undefined]);
    for (const key of filled.othersKeys) expect([key, (await files.head(key))?.size]).toEqual([key, 1]);
    // Days that are summed anew in the meantime are not counted.
    const summed = ([table]: [string, number]) => !table.startsWith('report_');
    const after = await mentioning(db, names(stays));
    expect(Object.entries(after).filter(summed)).toEqual(Object.entries(before).filter(summed));
  },
  180_000,
);
