import { errorCodes, orders, renewals as calls, type PayableOrder } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenant, tenantUser } from '../identity/schema.ts';
import { startFakePayment, type FakePayment } from '../testing/fakePayment.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';

const day = 86_400_000;
const origin = 'https://shop.example';
let payment: FakePayment;
let server: TestServer;

beforeAll(async () => {
  payment = await startFakePayment();
  server = await createTestServer({ environment: { ...payment.settings, PUBLIC_ORIGIN: origin } });
});
afterAll(async () => {
  await server.close();
  await payment[Symbol.asyncDispose]();
});

const base = '/api/v1/tenantRenewal';
const list = async (who: Actor) =>
  (await who.call('POST', `${base}/query/list`, {})).as(calls.enterprises).rows.map(({ id, status }) => [id, status]);
const order = (who: Actor, tenantId: string | undefined, productId = 'enterprise-month') =>
  who.call('POST', `${base}/trade`, { tenantId, productId, device: 'desktop' });
const become = (who: Actor, tenantId: string) => who.call('POST', '/api/v1/user/update/currentTenant', { tenantId });
const change = (id: string | undefined, values: Partial<typeof tenant.$inferInsert>) =>
  server.database.db.update(tenant).set(values).where(eq(tenant.id, id!));
const stop = (id: string | undefined) =>
  change(id, { type: 'trial', status: 'stopped', planEndsAt: new Date(server.services.now().getTime() - day) });
const rowOf = async (id: string | undefined) =>
  (await server.database.db.select().from(tenant).where(eq(tenant.id, id!)))[0]!;

async function pay({ number, alipayData }: PayableOrder): Promise<void> {
  await payment.open(alipayData);
  payment.pay(number);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = payment.notice(number).toString();
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/open/alipay/notify', headers, payload });
  expect(answer.body).toBe('success');
}

test('the owner of a stopped enterprise buys it a plan as himself, and it works on [IDENT-06] [HOME-02] [ENT-17]', async () => {
  const owner = await server.member('owner');
  const { tenantId } = owner;
  expect((await become(owner, '')).status).toBe(200);
  await stop(tenantId);
  expect(await list(owner)).toEqual([[tenantId, 'stopped']]);
  const made = await order(owner, tenantId);
  expect(made.status).toBe(200);
  const bought = made.as(calls.create);
  // The result is asked for by the way that it was bought.
  const returned = new URL(new URL(bought.alipayData).searchParams.get('return_url')!);
  expect(returned.searchParams.get('renewal')).toBe('true');
  const again = await order(owner, tenantId);
  expect(again.json).toMatchObject({ id: bought.id });
  await pay(bought);
  const told = await owner.call('POST', `${base}/order/checkStatus`, { orderId: bought.id });
  expect(told.json).toMatchObject({ status: 'tradeSuccess', kind: 'plan', days: 31 });
  expect(await rowOf(tenantId)).toMatchObject({ type: 'formal', status: 'enabled' });
  expect(await list(owner)).toEqual([[tenantId, 'enabled']]);
  // It is the enterprise's order, not the person's.
  const page = '/api/v1/order/query/page';
  expect((await owner.call('POST', page, {})).as(orders.page).rows).toEqual([]);
  expect((await become(owner, tenantId!)).status).toBe(200);
  expect((await owner.call('POST', page, {})).json).toMatchObject({
    rows: [{ id: bought.id, status: 'tradeSuccess' }],
  });
});

test('it is bought as a member of another enterprise too, and as the stopped one itself [ENT-17]', async () => {
  const owner = await server.member('owner');
  const { tenantId } = owner;
  const other = await server.member('owner');
  await server.database.db
    .insert(tenantUser)
    .values({ tenantId: other.tenantId!, userId: owner.userId, permission: 'member', createdAt: new Date(0) });
  await stop(tenantId);
  const asItself = (await order(owner, tenantId)).as(calls.create);
  expect((await become(owner, other.tenantId!)).status).toBe(200);
  const asMember = await order(owner, tenantId);
  expect(asMember.json).toMatchObject({ id: asItself.id });
  await pay(asMember.as(calls.create));
  expect(await rowOf(tenantId)).toMatchObject({ status: 'enabled' });
  // The one he is a member of got nothing.
  expect(await rowOf(other.tenantId)).toMatchObject({ planEndsAt: null });
});

test('nobody but the owner renews, and to others the order does not exist; a handed over enterprise is the heir’s [ENT-17]', async () => {
  const owner = await server.member('owner');
  const { tenantId } = owner;
  const [admin, member] = [await server.member('admin', tenantId), await server.member('member', tenantId)];
  const stranger = await server.actor();
  await stop(tenantId);
  const bought = (await order(owner, tenantId)).as(calls.create);
  for (const who of [admin, member]) {
    const refused = await order(who, tenantId);
    expect([refused.status, refused.error.errorMessage]).toEqual([403, '仅企业拥有者可以为企业续费']);
    expect(await list(who)).toEqual([]);
  }
  expect((await order(stranger, tenantId)).status).toBe(404);
  const reads = async (who: Actor) => {
    const answers = await Promise.all([
      who.call('POST', `${base}/order/checkStatus`, { orderId: bought.id }),
      who.call('POST', `${base}/trade/open`, { orderId: bought.id, device: 'phone' }),
      who.call('POST', `${base}/trade/close`, { orderId: bought.id }),
    ]);
    return answers.map(({ status }) => status);
  };
  for (const who of [admin, member, stranger]) expect(await reads(who)).toEqual([404, 404, 404]);
  const owns = (who: Actor, permission: 'owner' | 'admin') =>
    server.database.db.update(tenantUser).set({ permission }).where(eq(tenantUser.userId, who.userId));
  await owns(owner, 'admin');
  await owns(admin, 'owner');
  expect(await reads(owner)).toEqual([404, 404, 404]);
  expect(await reads(admin)).toEqual([200, 200, 200]);
});

test('only plans are bought this way, and none where none would help [ENT-17]', async () => {
  const owner = await server.member('owner');
  const { tenantId } = owner;
  expect((await order(owner, tenantId)).error).toMatchObject({
    errorCode: errorCodes.conflict,
    errorMessage: '当前企业套餐长期有效，无需购买',
  });
  await change(tenantId, { status: 'stopped' });
  expect((await order(owner, tenantId)).error.errorMessage).toBe('企业由平台停用，不能通过购买恢复，请提交续费申请');
  await stop(tenantId);
  expect((await order(owner, tenantId, 'coins-500')).status).toBe(404);
  expect((await order(owner, tenantId, 'enterprise-year')).status).toBe(200);
  expect((await server.visitor.call('POST', `${base}/query/list`, {})).status).toBe(401);
});

test('an order that is left is closed, and the next one is another [COIN-13]', async () => {
  const owner = await server.member('owner');
  await stop(owner.tenantId);
  const left = (await order(owner, owner.tenantId)).as(calls.create);
  const closed = await owner.call('POST', `${base}/trade/close`, { orderId: left.id });
  expect(closed.json).toMatchObject({ status: 'tradeClosed', paidTime: null });
  expect((await order(owner, owner.tenantId)).as(calls.create).id).not.toBe(left.id);
});
