import {
  apiKeys,
  assistantBin,
  assistants,
  documents,
  errorCodes,
  isScoped,
  publicChat,
  type BinnedAssistant,
} from '@tinystar/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { removalsOf } from '../assistants/removeAssistant.ts';
import { kbBot } from '../assistants/schema.ts';
import { callbackPath, sealSecrets } from '../channels/accounts.ts';
import { kbBotChannel } from '../channels/schema.ts';
import { checkQuota } from '../documents/checkQuota.ts';
import { quota } from '../documents/limits.ts';
import { kbBotFile } from '../documents/schema.ts';
import { assistantHooks } from '../modules.ts';
import { newId } from '../platform/database/columns.ts';
import { calls, send } from '../sweep/calling.ts';
import { sampleInput } from '../sweep/sampleInput.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { sweepJob } from './sweepJob.ts';

const DAY = 86_400_000;

let server: TestServer;
let owner: Actor;
beforeAll(async () => {
  server = await createTestServer();
  owner = await server.member('owner');
});
afterAll(() => server.close());

const path = '/api/v1/tenantKbBot';
const bin = async (who = owner, filter = {}) =>
  (await who.call('POST', `${path}/bin/query/page`, filter)).as(assistantBin.page);
const restore = (ids: string[], who = owner) => who.call('POST', `${path}/bin/restore`, { ids });
const purge = (ids?: string[], who = owner) => who.call('POST', `${path}/bin/destroy`, ids ? { ids } : {});
const remove = async (id: string, who = owner) => expect((await who.call('DELETE', `${path}/${id}`)).status).toBe(200);
const listed = async (who = owner) =>
  (await who.call('POST', `${path}/query/page4AdminPlus`, { size: 100 })).as(assistants.page).rows.map(({ id }) => id);

/** A published assistant of the enterprise with a document, an API key, a channel and something it was asked. */
async function published(settings: Partial<typeof kbBot.$inferInsert> = {}, who = owner) {
  const { services } = server;
  const of = { type: 'tenant', id: who.tenantId! } as const;
  const bot = await seedAssistant(services, {
    owner: of,
    settings: { name: '售后助手', permission: 'public', category: 'general', ...settings },
  });
  const at = services.now();
  const channelId = newId();
  await services.db.insert(kbBotChannel).values({
    id: channelId,
    kbBotId: bot.id,
    channel: 'feishu_chat',
    account: 'cli_1',
    status: 'enabled',
    secrets: sealSecrets(services, channelId, { appSecret: 's', encryptKey: 'k', verificationToken: 't' }),
    createdAt: at,
    updatedAt: at,
  });
  await services.db.execute(sql`
    insert into kb_bot_chat_message (id, kb_bot_id, asker, user_id, side, source, session, msg_type, question, answer,
      answer_status, created_at)
    values (${newId()}, ${bot.id}, ${`tenant:${who.tenantId}:${who.userId}`}, ${who.userId}, 'use', 'web', 1, 'qa', '问', '答',
      'success', now())`);
  const { token } = (
    await who.call('POST', '/api/v1/tenantKbBotPublishSetting/update/apiSetting', { kbBotId: bot.id })
  ).as(apiKeys.renew);
  return { bot, channelId, token, callback: callbackPath(services, channelId) };
}

/** Calls that name an assistant, by its id or by its public one. */
const named = calls.filter(({ endpoint, scope }) => {
  const keys = Object.keys(endpoint.input.shape);
  const [group] = endpoint.name.split('.');
  return (
    (scope === 'tenant' || !isScoped(endpoint)) &&
    (keys.includes('kbBotId') || keys.includes('publicId') || (group === 'assistants' && keys.includes('id')))
  );
});

test('every call that names an assistant finds none in the bin, as if it had never been; restored it is back, unpublished [BOT-09]', async () => {
  const { bot, channelId, token, callback } = await published();
  const programs = (method: 'GET' | 'POST', url: string) =>
    server.app.inject({ method, url, headers: { authorization: `Bearer ${token}`, accept: 'application/json' } });
  expect((await programs('GET', '/v1/models')).statusCode).toBe(200);
  const before = (await owner.call('GET', `${path}/${bot.id}`)).as(assistants.get);
  const call = { method: 'POST', url: callback, payload: '{}' } as const;
  expect((await server.app.inject(call)).statusCode).not.toBe(404);
  await remove(bot.id);
  expect(await listed()).not.toContain(bot.id);
  expect((await programs('GET', '/v1/models')).statusCode).toBe(401);
  expect((await programs('POST', '/mcp')).statusCode).toBe(401);
  expect((await server.app.inject(call)).statusCode).toBe(404);
  expect(named.map(({ endpoint: { name } }) => name)).toEqual(
    expect.arrayContaining([assistants.get.name, documents.get.name, publicChat.info.name]),
  );
  const never = { id: newId(), publicId: newId() };
  for (const called of named) {
    const { endpoint } = called;
    const answerTo = async ({ id, publicId }: typeof never) => {
      const keys = Object.keys(endpoint.input.shape);
      const given = { kbBotId: id, publicId, ...(endpoint.name.startsWith('assistants.') && { id }) };
      const input = sampleInput(
        endpoint,
        Object.fromEntries(Object.entries(given).filter(([key]) => keys.includes(key))),
      );
      const { status, json } = await send({ server }, owner, called, input);
      const { errorCode, errorMessage } = (json ?? {}) as { errorCode?: number; errorMessage?: string };
      return [endpoint.name, status, errorCode, errorMessage];
    };
    expect(await answerTo(bot)).toEqual(await answerTo(never));
  }
  expect((await restore([bot.id])).json).toEqual({ count: 1 });
  const after = (await owner.call('GET', `${path}/${bot.id}`)).as(assistants.get);
  expect(after).toEqual({ ...before, permission: 'private', updatedAt: expect.any(Number) });
  const { db } = server.services;
  const [channel] = await db.select().from(kbBotChannel).where(eq(kbBotChannel.id, channelId));
  expect(channel).toMatchObject({ status: 'disabled', account: 'cli_1' });
  expect(await db.$count(kbBotFile, eq(kbBotFile.kbBotId, bot.id))).toBe(1);
  const asked = await db.execute(sql`select from kb_bot_chat_message where kb_bot_id = ${bot.id}`);
  expect(asked.rows).toHaveLength(1);
  expect((await programs('GET', '/v1/models')).statusCode).toBe(200);
});

test('the bin is open to those who may delete, lists by name, and one that is stopped stays so [BOT-09]', async () => {
  const boss = await server.member('owner');
  const one = await published({ name: '甲助手' }, boss);
  const two = await published({ name: '乙助手', status: 'disabled' }, boss);
  await remove(one.bot.id, boss);
  server.clock.advance(1_000);
  await remove(two.bot.id, boss);
  const { rows, count, days } = await bin(boss);
  expect([rows.map(({ id }) => id), count, days]).toEqual([[two.bot.id, one.bot.id], 2, 30]);
  const [found] = (await bin(boss, { keyword: '甲' })).rows as [BinnedAssistant];
  expect(found).toMatchObject({ id: one.bot.id, name: '甲助手', documentCount: 1 });
  expect(found.endsAt - found.deletedAt).toBe(30 * DAY);
  const [member, admin, stranger] = [
    await server.member('member', boss.tenantId),
    await server.member('admin', boss.tenantId),
    await server.member('owner'),
  ];
  expect((await member.call('POST', `${path}/bin/query/page`, {})).status).toBe(403);
  expect((await bin(admin)).count).toBe(2);
  expect((await bin(stranger)).count).toBe(0);
  for (const refused of [
    await restore([one.bot.id], stranger),
    await purge([one.bot.id], stranger),
    await restore([one.bot.id, newId()], boss),
  ])
    expect(refused.error.errorCode).toBe(errorCodes.assistantMissing);
  expect((await purge(undefined, stranger)).json).toEqual({ count: 0 });
  expect((await bin(boss)).count, 'all or none').toBe(2);
  expect((await restore([two.bot.id, one.bot.id], admin)).json).toEqual({ count: 2 });
  const [row] = await server.services.db.select().from(kbBot).where(eq(kbBot.id, two.bot.id));
  expect(row).toMatchObject({ status: 'disabled', formerOwnerId: '', formerStatus: null, deletedAt: null });
});

test('what lies in the bin takes no place, so restoring is refused where its documents do not fit any more [BOT-09]', async () => {
  const boss = await server.member('owner');
  const { bot } = await published({}, boss);
  const { db } = server.services;
  const of = { type: 'tenant', id: boss.tenantId! } as const;
  await remove(bot.id, boss);
  await checkQuota(db, of, { files: quota.tenant.files, bytes: 0 });
  const full = await seedAssistant(server.services, { owner: of });
  await db.update(kbBotFile).set({ size: quota.tenant.bytes }).where(eq(kbBotFile.id, full.fileId));
  await db.update(kbBotFile).set({ size: 1 }).where(eq(kbBotFile.id, bot.fileId));
  const refused = await restore([bot.id], boss);
  expect(refused.error).toMatchObject({ errorCode: errorCodes.storageFull });
  expect((await bin(boss)).count).toBe(1);
  await db.update(kbBotFile).set({ size: 1 }).where(eq(kbBotFile.id, full.fileId));
  expect((await restore([bot.id], boss)).status).toBe(200);
});

test('deleting for good begins the removal of those that are named, and none comes back [BOT-09] (REC-03)', async () => {
  const boss = await server.member('owner');
  const of = { type: 'tenant', id: boss.tenantId! } as const;
  const [one, two] = [await published({}, boss), await published({}, boss)];
  for (const { bot } of [one, two]) await remove(bot.id, boss);
  expect(await removalsOf(server.services.db, of), 'the bin is no removal').toEqual([]);
  expect((await purge([newId()], boss)).error.errorCode).toBe(errorCodes.assistantMissing);
  expect((await purge([one.bot.id], boss)).json).toEqual({ count: 1 });
  expect((await removalsOf(server.services.db, of)).map(({ id }) => id)).toEqual([one.bot.id]);
  expect((await restore([one.bot.id], boss)).error.errorCode).toBe(errorCodes.assistantMissing);
  expect((await bin(boss)).rows.map(({ id }) => id)).toEqual([two.bot.id]);
  expect((await purge(undefined, boss)).json).toEqual({ count: 1 });
});

test('after the days that the operator sets its rows go, and nothing that is younger (REC-03)', async () => {
  await using own = await createTestServer({ environment: { RECYCLE_BIN_DAYS: '2' }, worker: true });
  const { services, clock } = own;
  const bob = await own.actor();
  const made = async () => (await seedAssistant(services, { owner: { type: 'personal', id: bob.userId } })).id;
  const [old, young] = [await made(), await made()];
  const personal = '/api/v1/personalKbBot';
  const binned = async () =>
    (await bob.call('POST', `${personal}/bin/query/page`, {})).as(assistantBin.page).rows.map(({ id }) => id);
  const sweep = () =>
    sweepJob(assistantHooks).handler({}, { services, attempt: 1, signal: AbortSignal.timeout(60_000) });
  await bob.call('DELETE', `${personal}/${old}`);
  clock.advance(DAY);
  await bob.call('DELETE', `${personal}/${young}`);
  await sweep();
  expect(await binned()).toEqual([young, old]);
  clock.advance(DAY);
  await sweep();
  expect(await binned()).toEqual([young]);
  await expect.poll(() => services.db.$count(kbBot, eq(kbBot.id, old)), { timeout: 60_000 }).toBe(0);
  expect(await services.db.$count(kbBotFile, eq(kbBotFile.kbBotId, old))).toBe(0);
  expect(await services.db.$count(kbBotFile, eq(kbBotFile.kbBotId, young))).toBe(1);
});

test('an account that is closed takes what lies in its bin along', async () => {
  await using own = await createTestServer({ worker: true });
  const { db } = own.services;
  const ann = await own.actor();
  const { id } = await seedAssistant(own.services, { owner: { type: 'personal', id: ann.userId } });
  await ann.call('DELETE', `/api/v1/personalKbBot/${id}`);
  await ann.call('POST', '/api/v1/me/sendSms4Phone', { to: 'close', captchaId: 'x', captcha: 'x' });
  const begun = await ann.call('POST', '/api/v1/closing/begin', { of: 'account', smsCode: own.sent.at(-1)!.code });
  expect(begun.status, begun.text).toBe(200);
  expect(await db.$count(kbBot)).toBe(1);
  own.clock.advance(16 * DAY);
  await db.execute(sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
    where task_identifier like 'closing.%'`);
  const user = sql`select from "user" where id = ${ann.userId}`;
  await expect.poll(async () => (await db.execute(user)).rows.length, { timeout: 60_000 }).toBe(0);
  expect(await db.$count(kbBot)).toBe(0);
});
