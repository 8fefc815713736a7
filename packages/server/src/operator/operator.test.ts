import { assistants, enterprise, login, meta, operator } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byCode, codeFor } from '../account/testing/codes.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { tellRefused } from './tellRefused.ts';

const OPERATOR = '13600000001';
const base = '/api/v1/operator';
const day = 86_400_000;

let server: TestServer;
let boss: Actor;

beforeAll(async () => {
  server = await createTestServer({ environment: { OPERATOR_PHONES: `13600000009, ${OPERATOR}` } });
  boss = await server.actor({ phoneNumber: OPERATOR });
});
afterAll(() => server.close());

const act = (path: string, body: object = {}) => boss.call('POST', `${base}/${path}`, body);
const applied = async (type: string, phoneNumber: string) => {
  const applicant = await server.actor({ phoneNumber });
  const body = { realName: '林知夏', phoneNumber, type };
  expect((await applicant.call('POST', '/api/v1/cooperationApplication/apply', body)).status).toBe(200);
  const { rows } = (await act('application/query/page', { size: 100 })).as(operator.applications);
  return rows.find((row) => row.phoneNumber === phoneNumber)!;
};
const acts = async () => (await act('act/query/page')).as(operator.acts).rows.map((row) => row.act);
const enterpriseOf = async (ownerPhone: string) =>
  (await act('tenant/query/page', { keyword: ownerPhone })).as(operator.enterprises).rows[0]!;

test('only phones in the settings operate, at every call anew', async () => {
  const stranger = await server.actor();
  expect((await stranger.call('GET', `${base}/overview`)).status).toBe(403);
  expect((await server.visitor.call('GET', `${base}/overview`)).status).toBe(401);
  expect((await boss.call('GET', `${base}/overview`)).as(operator.overview).databaseBytes).toBeGreaterThan(1_000);
  expect((await boss.call('GET', '/api/v1/user/permissions')).json).toMatchObject({ isOperator: true });
  expect((await stranger.call('GET', '/api/v1/user/permissions')).json).toMatchObject({ isOperator: false });
});

test('the queue counts what waits, and not what is being worked on', async () => {
  const { db } = server.services;
  const queue = async () => (await boss.call('GET', `${base}/overview`)).as(operator.overview).waitingJobs;
  const before = await queue();
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text from graphile_worker.add_job('nobody.listens', '{}'::json, run_at => now() - interval '41 s')`,
  );
  const { id } = rows[0]!;
  expect(await queue()).toBe(before + 1);
  await db.execute(
    sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'test' where id = ${id}::bigint`,
  );
  expect(await queue()).toBe(before);
  await db.execute(sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`);
});

test('an applicant without an account logs in to the enterprise that was approved', async () => {
  const phoneNumber = '13677770001';
  const sms = { phoneNumber, type: 'enterprise_trial', captchaId: '', captcha: '' };
  await server.visitor.call('POST', '/api/v1/open/cooperationApplication/sms', sms);
  const body = { phoneNumber, realName: '叶明哲', type: 'enterprise_trial', smsCode: server.sent.at(-1)!.code };
  expect((await server.visitor.call('POST', '/api/v1/open/cooperationApplication/apply', body)).status).toBe(200);
  const { rows } = (await act('application/query/page')).as(operator.applications);
  const { id } = rows.find((row) => row.phoneNumber === phoneNumber)!;
  const planEndsAt = Date.now() + 30 * day;
  const both = await Promise.all([0, 1].map(() => act('application/approve', { id, name: '瑞禾食品', planEndsAt })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  server.clock.advance(61_000);
  const { token } = (await byCode(server, await codeFor(server, phoneNumber), phoneNumber)).as(login.bySmsCode);
  const info = await server.visitor.call('GET', '/api/v1/me/info', undefined, { 'x-access-token': token });
  expect(info.json).toMatchObject({ tenants: [{ name: '瑞禾食品', permission: 'owner' }], isTenant: true });
  expect(await acts()).toEqual(expect.arrayContaining(['tenant.create', 'application.approve']));
});

test('a renewal extends the stopped enterprise of its applicant; cooperation makes a promotion user', async () => {
  const owner = await server.member('owner');
  const { id } = await enterpriseOf(owner.phoneNumber);
  expect((await act('tenant/stop', { id })).status).toBe(200);
  expect((await enterpriseOf(owner.phoneNumber)).status).toBe('stopped');
  const body = { realName: '韩立', phoneNumber: owner.phoneNumber, type: 'enterprise_renewal' };
  await owner.call('POST', '/api/v1/cooperationApplication/apply', body);
  const { rows } = (await act('application/query/page', { size: 100 })).as(operator.applications);
  const planEndsAt = Date.now() + 365 * day;
  const renewal = rows.find(({ phoneNumber }) => phoneNumber === owner.phoneNumber)!;
  expect((await act('application/approve', { id: renewal.id, planEndsAt })).status).toBe(200);
  expect(await enterpriseOf(owner.phoneNumber)).toMatchObject({ status: 'enabled', planEndsAt });

  const partner = await applied('cooperation', '13677770002');
  await act('application/approve', { id: partner.id, planEndsAt: null });
  expect((await act('promotion/query/page')).json).toMatchObject({ rows: [{ phoneNumber: '13677770002' }] });
});

test('an owner applies for coins of the enterprise; approved, they are in its ledger once [ENT-17]', async () => {
  const owner = await server.member('owner');
  const admin = await server.member('admin', owner.tenantId);
  const body = { realName: '林知夏', phoneNumber: owner.phoneNumber, type: 'enterprise_coins', coins: 500 };
  const apply = (who: typeof owner, change: object = {}) =>
    who.call('POST', '/api/v1/cooperationApplication/apply', { ...body, ...change });
  expect((await apply(admin)).status).toBe(403);
  expect((await apply(owner, { coins: undefined })).error.errorMessage).toBe('请填写充值数量');
  expect((await apply(owner, { coins: 0 })).status).toBe(400);
  expect((await apply(owner)).status).toBe(200);
  const open = '/api/v1/open/cooperationApplication/apply';
  expect((await server.visitor.call('POST', open, { ...body, smsCode: '000000' })).status).toBe(400);

  const { rows } = (await act('application/query/page', { size: 100 })).as(operator.applications);
  const asked = rows.filter(({ type }) => type === 'enterprise_coins');
  const { name } = await enterpriseOf(owner.phoneNumber);
  expect(asked).toMatchObject([{ phoneNumber: owner.phoneNumber, tenantName: name, coins: 500 }]);
  const { id } = asked[0]!;
  const both = await Promise.all([0, 1].map(() => act('application/approve', { id, planEndsAt: null, coins: 800 })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const ledger = (await owner.call('POST', '/api/v1/tenant/tscWaterList/query/page', {})).as(enterprise.ledger);
  expect(ledger.rows.map(({ delta, remark }) => [delta, remark])).toEqual([
    [800, '企业充值'],
    [1_000, expect.any(String)],
  ]);
  const mine = await owner.call('GET', '/api/v1/cooperationApplication/query/mine');
  expect(mine.json).toMatchObject({ rows: [{ type: 'enterprise_coins', state: 'approved' }] });
});

test('an enterprise made for a person who has an account leaves him who he is', async () => {
  const person = await server.actor({ phoneNumber: '13677770011' });
  const planEndsAt = Date.parse('2099-01-01T23:59:59+08:00');
  const made = { name: '青禾农技', phoneNumber: '13677770011', planEndsAt };
  expect((await act('tenant/create', made)).status).toBe(200);
  server.clock.advance(61_000);
  const info = await person.call('GET', '/api/v1/me/info');
  expect(info.json).toMatchObject({ isTenant: false, tenants: [{ name: '青禾农技', permission: 'owner' }] });
  // The log names the day as the list of enterprises shows it.
  const { rows } = (await act('act/query/page')).as(operator.acts);
  expect(rows.find(({ subject }) => subject === '青禾农技')?.detail).toBe('13677770011，2099-01-01');
});

test('a stopped enterprise is enabled again without another end of its plan, and the log says so', async () => {
  const owner = await server.member('owner');
  const { id, planEndsAt } = await enterpriseOf(owner.phoneNumber);
  await act('tenant/stop', { id });
  expect((await act('tenant/extend', { id, planEndsAt })).status).toBe(200);
  expect(await enterpriseOf(owner.phoneNumber)).toMatchObject({ status: 'enabled', planEndsAt });
  expect((await acts())[0]).toBe('tenant.enable');
});

test('a refusal keeps its reason, a call keeps the application open, and neither can be decided twice', async () => {
  const { id } = await applied('cooperation', '13677770003');
  expect((await act('application/contact', { id })).status).toBe(200);
  expect((await act('application/refuse', { id, reason: ' ' })).status).toBe(400);
  expect((await act('application/refuse', { id, reason: '手机号无法接通' })).status).toBe(200);
  expect((await act('application/contact', { id })).status).toBe(409);
  const { rows } = (await act('application/query/page', { open: false })).as(operator.applications);
  expect(rows[0]).toMatchObject({ id, state: 'refused', note: '手机号无法接通' });
});

test('a refusal is told to the applicant after a minute in which it can be taken back', async () => {
  const kept = await applied('cooperation', '13677770004');
  const taken = await applied('cooperation', '13677770005');
  for (const { id } of [kept, taken]) await act('application/refuse', { id, reason: '资料不全' });
  expect((await act('application/reopen', { id: taken.id })).status).toBe(200);
  const waiting = (await act('application/query/page', { size: 100 })).as(operator.applications).rows;
  expect(waiting.find(({ id }) => id === taken.id)).toMatchObject({ state: 'received', note: '' });
  expect(waiting.find(({ id }) => id === kept.id)).toBeUndefined();
  const { rows } = await server.services.db.execute<{ soon: boolean }>(
    sql`select run_at > now() + interval '50 seconds' as soon from graphile_worker.jobs where task_identifier = 'operator.tellRefused'`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(2);
  expect(rows.every(({ soon }) => soon)).toBe(true);
  const run = { services: server.services, attempt: 1, signal: new AbortController().signal };
  for (const { id } of [kept, taken]) await tellRefused.handler({ id }, run);
  expect(server.told).toEqual([{ phone: '13677770004', about: 'applicationRefused', text: '资料不全' }]);
});

test('an approval that cannot be given leaves nothing behind', async () => {
  const stranger = await applied('enterprise_renewal', '13677770006');
  expect((await act('application/approve', { id: stranger.id, planEndsAt: null })).status).toBe(409);
  const { rows } = (await act('application/query/page', { size: 100 })).as(operator.applications);
  expect(rows.find(({ id }) => id === stranger.id)).toMatchObject({ state: 'received', handledAt: null });
  const trial = await applied('enterprise_trial', '13677770007');
  const log = sql`alter table operator_act add constraint no_approval check (act <> 'application.approve') not valid`;
  await server.services.db.execute(log);
  expect((await act('application/approve', { id: trial.id, name: '半途企业', planEndsAt: null })).status).toBe(500);
  await server.services.db.execute(sql`alter table operator_act drop constraint no_approval`);
  expect(await enterpriseOf('13677770007')).toBeUndefined();
  const after = (await act('application/query/page', { size: 100 })).as(operator.applications).rows;
  expect(after.find(({ id }) => id === trial.id)).toMatchObject({ state: 'received' });
});

test('the parts of the product are told, and the service assistant by its name', async () => {
  const { parts } = (await boss.call('GET', `${base}/overview`)).as(operator.overview);
  expect(parts).toEqual([
    { name: 'database', state: 'up' },
    { name: 'worker', state: 'down' },
    { name: 'model', state: 'off' },
    { name: 'sms', state: 'off' },
  ]);
  const maker = await server.actor();
  const owner = { type: 'personal', id: maker.userId } as const;
  const open = await seedAssistant(server.services, { owner, settings: { name: '门店客服', permission: 'public' } });
  await seedAssistant(server.services, { owner, settings: { name: '门店草稿', permission: 'private' } });
  const found = (await act('kbBot/query/page', { keyword: '门店', kind: 'public' })).as(operator.assistants);
  expect(found.rows.map(({ name }) => name)).toEqual(['门店客服']);
  await act('site/update', { banner: null, publicServiceBot: open.publicId });
  expect((await boss.call('GET', `${base}/site`)).json).toMatchObject({ publicServiceName: '门店客服' });
  await act('site/update', { banner: null, publicServiceBot: '' });
});

test('coins move through the ledger, once per key, never below zero', async () => {
  const owner = await server.member('owner');
  const { id, coins } = await enterpriseOf(owner.phoneNumber);
  const give = { id, coins: 500, remark: '线下付款', key: 'voucher-0001' };
  const answers = await Promise.all([act('tenant/coins', give), act('tenant/coins', give)]);
  for (const answer of answers) expect(answer.status).toBe(200);
  expect((await enterpriseOf(owner.phoneNumber)).coins).toBe(coins + 500);
  const taken = await act('tenant/coins', { ...give, coins: -1_000_000, key: 'voucher-0002' });
  expect(taken.error.errorCode).toBe(20013);
  const ledger = await owner.call('POST', '/api/v1/tenant/tscWaterList/query/page', {});
  expect(ledger.json).toMatchObject({ rows: [{ delta: 500, remark: '线下付款' }, {}] });
});

test('a stopped assistant answers nobody until it is enabled; presets are made and unmade', async () => {
  const maker = await server.actor();
  const owner = { type: 'personal', id: maker.userId } as const;
  const bot = await seedAssistant(server.services, { owner, settings: { permission: 'public' } });
  const open = async () =>
    (await server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${bot.publicId}`)).status;
  const before = await open();
  await act('kbBot/update', { id: bot.id, status: 'disabled', isPreset: true });
  expect([before, await open()]).toEqual([200, 404]);
  const seen = async () => (await maker.call('POST', '/api/v1/personalKbBot/query/page4Owner', {})).as(assistants.page);
  expect((await seen()).rows).toMatchObject([{ id: bot.id, permission: 'public', status: 'disabled' }]);
  const listed = (await act('kbBot/query/page', { kind: 'stopped' })).as(operator.assistants);
  expect(listed.rows).toMatchObject([{ id: bot.id, isPreset: true, status: 'disabled' }]);
  await act('kbBot/update', { id: bot.id, status: 'enabled', isPreset: false });
  expect(await open()).toBe(200);
  const site = { banner: { enabled: true, text: '年末续费八折', action: '去看看', href: '/solution' } };
  expect((await act('site/update', { ...site, publicServiceBot: bot.publicId })).status).toBe(200);
  const config = await server.visitor.call('GET', '/api/v1/open/meta/config');
  expect(config.json).toMatchObject({ ...site, publicServiceKbBotPublicId: bot.publicId });
});

test('a banner of the operator stands on the home page until he takes it back', async () => {
  const banner = { enabled: true, text: '系统将于周日凌晨维护', action: '查看', href: '/about' };
  const shown = async () => (await server.visitor.call('GET', '/api/v1/open/meta/config')).as(meta.config).banner;
  for (const wanted of [banner, null, null]) {
    expect((await act('site/update', { banner: wanted, publicServiceBot: '' })).status).toBe(200);
    expect(await shown()).toEqual(wanted);
  }
});

test('a job without a try left is shown, run again, or taken off the list', async () => {
  const fail = async () => {
    const { rows } = await server.services.db.execute<{ id: string }>(
      sql`select id::text from graphile_worker.add_job('account.prune', '{}'::json, max_attempts => 1)`,
    );
    await server.services.db.execute(
      sql`select graphile_worker.permanently_fail_jobs(array[${rows[0]!.id}::bigint], '短信网关没有应答')`,
    );
    return rows[0]!.id;
  };
  const [first, second] = [await fail(), await fail()];
  const jobs = async () => (await act('job/query/page')).as(operator.jobs).rows.map(({ id }) => id);
  expect((await jobs()).toSorted()).toEqual([first, second].toSorted());
  expect((await act('job/retry', { id: first })).status).toBe(200);
  expect((await act('job/dismiss', { id: second })).status).toBe(200);
  expect(await jobs()).toEqual([]);
  expect((await act('job/retry', { id: second })).status).toBe(404);
});

test('the log of acts only grows', async () => {
  const { db } = server.services;
  for (const statement of [sql`delete from operator_act`, sql`update operator_act set by = 'x'`])
    await expect(db.execute(statement)).rejects.toThrow();
  expect((await act('act/query/page')).as(operator.acts).rows[0]).toMatchObject({ by: OPERATOR });
});
