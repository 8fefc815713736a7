import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  coins,
  errorCodes,
  fen,
  me,
  operator,
  orders as calls,
  type Coins,
  type Fen,
  type Order,
  type PayableOrder,
} from '@tinystar/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { ledgerPage, unbalanced } from '../coins/ledger.ts';
import { balanceOf, moveCoins, type Movement } from '../coins/move.ts';
import type { coinLedger } from '../coins/schema.ts';
import { tenant } from '../identity/schema.ts';
import { loadConfig } from '../platform/config/config.ts';
import { pagePolicy } from '../platform/http/headers.ts';
import { startFakePayment, type FakePayment, type Trick } from '../testing/fakePayment.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { askPayment, expire, reconcile } from './ask.ts';
import type { Trade } from './gateway.ts';
import { payOrder, paymentDifference } from './schema.ts';
import { settle, unsettled } from './settle.ts';
import { fenOf, yuanOf } from './yuan.ts';

const origin = 'https://shop.example';
const OPERATOR = '13600000001';
const noticePath = '/api/v1/open/alipay/notify';
let payment: FakePayment;
let server: TestServer;

beforeAll(async () => {
  payment = await startFakePayment();
  server = await createTestServer({
    environment: { ...payment.settings, PUBLIC_ORIGIN: origin, OPERATOR_PHONES: OPERATOR },
  });
});
afterAll(async () => {
  await server.close();
  await payment[Symbol.asyncDispose]();
});
afterEach(async () => {
  payment.fault = 'none';
  // Whatever a test has done: the books fit.
  expect(await unsettled(server.services.db)).toEqual([]);
  expect(await unbalanced(server.services.db)).toEqual([]);
});

const pack = { productId: 'coins-1200', qrPayMode: '1' };

async function ordered(buyer: Actor, body: object = pack): Promise<PayableOrder> {
  const answer = await buyer.call('POST', '/api/v1/alipay/trade', body);
  expect(answer.status).toBe(200);
  return answer.as(calls.create);
}

test('an order of a page that shows another purse is refused before there is one [COIN-07] [ACCT-15]', async () => {
  const buyer = await server.member('owner');
  const answer = await buyer.call('POST', '/api/v1/alipay/trade', pack, { 'x-expected-tenant-id': 'personal' });
  expect([answer.status, answer.headers['x-current-tenant-id']]).toEqual([409, buyer.tenantId]);
  expect(await server.services.db.select().from(payOrder).where(eq(payOrder.ownerId, buyer.tenantId!))).toEqual([]);
});

/** An order whose payment page was opened. */
async function opened(buyer: Actor, body?: object): Promise<PayableOrder> {
  const order = await ordered(buyer, body);
  await payment.open(order.alipayData);
  return order;
}

const send = async (form: URLSearchParams) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await server.app.inject({ method: 'POST', url: noticePath, headers, payload: form.toString() })).body;
};
const notify = (order: Order, trick?: Trick) => send(payment.notice(order.number, trick));
const purse = (buyer: Actor) =>
  balanceOf(
    server.services.db,
    buyer.tenantId ? { type: 'tenant', id: buyer.tenantId } : { type: 'personal', id: buyer.userId },
  );
const statusOf = async (buyer: Actor, { id }: Order) => (await buyer.call('GET', `/api/v1/order/${id}`)).as(calls.get);
const jobRun = () => ({ services: server.services, attempt: 1, signal: new AbortController().signal });
const differences = async ({ number }: Order) => {
  const rows = await server.services.db.select().from(paymentDifference);
  return rows.filter(({ orderNumber }) => orderNumber === number).map(({ kind }) => kind);
};

test('packages and plans come from the server; an order takes price, coins and owner from there whatever is sent [COIN-03] [COIN-04] [COIN-10] [COIN-11]', async () => {
  const buyer = await server.actor();
  const packs = await buyer.call('POST', '/api/v1/productTsCoin/query/list', {});
  expect(packs.json).toMatchObject({ count: 4, payable: true });
  expect(packs.as(calls.packs).rows[1]).toEqual({
    id: 'coins-1200',
    name: '1,200小星币',
    count: 1200,
    price: 10_800,
  });
  expect((await buyer.call('POST', '/api/v1/productSetMeal/query/list4Trial', {})).json).toMatchObject({
    rows: [{ price: 0, days: 3 }],
  });
  const order = await ordered(buyer, { ...pack, amount: 1, price: 1, coins: 9_999, ownerId: 'f'.repeat(32) });
  expect(order).toMatchObject({ amount: 10_800, coins: 1200, status: 'waitBuyerPay', paidTime: null });
  expect(order.expiredTime - order.createdTime).toBe(900_000);
  const address = new URL(order.alipayData);
  expect(address.searchParams.get('method')).toBe('alipay.trade.page.pay');
  expect(JSON.parse(address.searchParams.get('biz_content')!)).toMatchObject({
    out_trade_no: order.number,
    total_amount: '108.00',
    qr_pay_mode: '1',
  });
  const phone = await buyer.call('POST', '/api/v1/alipay/trade/mobile', pack);
  expect(new URL(phone.as(calls.createMobile).alipayData).searchParams.get('method')).toBe('alipay.trade.wap.pay');
  expect((await buyer.call('POST', '/api/v1/alipay/trade', { ...pack, qrPayMode: '2' })).status).toBe(400);
  expect((await buyer.call('POST', '/api/v1/alipay/trade', { ...pack, productId: 'coins-1' })).status).toBe(404);
  expect((await server.visitor.call('POST', '/api/v1/alipay/trade', pack)).status).toBe(401);
});

test('twenty presses at once make one order; after it is closed the next press makes another [COIN-09] [COIN-13]', async () => {
  const buyer = await server.actor();
  const made = await Promise.all(Array.from({ length: 20 }, () => ordered(buyer)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const [first] = made as [PayableOrder];
  const open = await buyer.call('POST', '/api/v1/order/query/list4Open', {});
  expect(open.json).toMatchObject({ count: 1, rows: [{ id: first.id }] });
  const paid = await buyer.call('POST', '/api/v1/alipay/trade/open', { orderId: first.id, qrPayMode: '1' });
  expect(paid.json).toMatchObject({ id: first.id, number: first.number });
  const closed = await buyer.call('POST', '/api/v1/alipay/trade/close', { orderId: first.id });
  expect(closed.json).toMatchObject({ status: 'tradeClosed', paidTime: null });
  const late = await buyer.call('POST', '/api/v1/alipay/trade/open4Mobile', { orderId: first.id, qrPayMode: '1' });
  expect(late.as(calls.payMobile)).toMatchObject({ status: 'tradeClosed', alipayData: '' });
  expect((await ordered(buyer)).id).not.toBe(first.id);
});

test('a payment grants its coins once, however many notifications of it come at once, again and finished [COIN-11] [COIN-14]', async () => {
  const buyer = await server.actor();
  const order = await opened(buyer);
  expect(await notify(order)).toBe('success');
  expect((await statusOf(buyer, order)).status).toBe('waitBuyerPay');
  payment.pay(order.number);
  const answers = await Promise.all(Array.from({ length: 100 }, () => notify(order)));
  expect(new Set(answers)).toEqual(new Set(['success']));
  expect(await purse(buyer)).toBe(1300);
  const paid = await buyer.call('POST', '/api/v1/order/checkStatus', { orderId: order.id });
  expect(paid.json).toMatchObject({ status: 'tradeSuccess', coins: 1200 });
  payment.finish(order.number);
  expect(await notify(order)).toBe('success');
  expect((await statusOf(buyer, order)).status).toBe('tradeFinished');
  // A late repetition of the earlier state.
  expect(await notify(order, { change: { trade_status: 'TRADE_SUCCESS' } })).toBe('success');
  expect((await statusOf(buyer, order)).status).toBe('tradeFinished');
  expect(await purse(buyer)).toBe(1300);
  const { rows } = await ledgerPage(server.services.db, { type: 'personal', id: buyer.userId }, 1, 10);
  expect(rows[0]).toMatchObject({
    type: 'recharge',
    delta: 1200,
    balance: 1300,
    subject: { kind: 'order', orderId: order.id },
  });
  expect(rows.length).toBe(2);
});

test.each<[string, Trick]>([
  ['signed by somebody else', { foreignKey: true }],
  ['changed after it was signed', { forge: { total_amount: '0.01' } }],
  ['without a signature', { forge: { sign: '' } }],
  ['signed the weaker way', { forge: { sign_type: 'RSA' } }],
  ['for another app', { change: { app_id: '2021000000000002' } }],
  ['for another seller', { change: { seller_id: '2088000000000002' } }],
  ['of another amount', { change: { total_amount: '0.01' } }],
  ['of an amount with a fraction of a fen', { change: { total_amount: '108.001' } }],
  ['of an order nobody made', { change: { out_trade_no: '20260101000000000000' } }],
  ['with an unknown status', { change: { trade_status: 'TRADE_PENDING' } }],
])('a notification %s grants nothing and is not acknowledged [COIN-14]', async (_how, trick) => {
  const buyer = await server.actor();
  const order = await opened(buyer);
  payment.pay(order.number);
  expect(await notify(order, trick)).not.toBe('success');
  expect(await statusOf(buyer, order)).toMatchObject({ status: 'waitBuyerPay', paidTime: null });
  expect(await purse(buyer)).toBe(100);
  // Nothing of it in the log: a signature and what it signs could be sent again.
  expect(JSON.stringify(server.logged)).not.toContain(payment.notice(order.number).get('sign')!.slice(0, 20));
  expect(await notify(order)).toBe('success');
  expect(await purse(buyer)).toBe(1300);
});

test('neither asking for the status nor a notification in another form grants anything [COIN-08] [COIN-14]', async () => {
  const buyer = await server.actor();
  const order = await opened(buyer);
  await buyer.call('POST', '/api/v1/order/checkStatus', { orderId: order.id, status: 'tradeSuccess' });
  payment.pay(order.number);
  const json = await server.visitor.call('POST', noticePath, Object.fromEntries(payment.notice(order.number)));
  expect(json.status).toBe(400);
  expect(await purse(buyer)).toBe(100);
});

test('a lost notification costs nothing: the payment is asked, and believed only when it signs its answer [COIN-14]', async () => {
  const buyer = await server.actor();
  const order = await opened(buyer);
  payment.pay(order.number);
  payment.fault = 'foreignKey';
  await expect(askPayment(server.services, order.number)).rejects.toThrow();
  expect(await purse(buyer)).toBe(100);
  payment.fault = 'none';
  await Promise.all(Array.from({ length: 10 }, () => askPayment(server.services, order.number)));
  expect(await purse(buyer)).toBe(1300);
});

test('an order that is not paid in time is closed at the payment and here; a payment that was faster is granted [COIN-13]', async () => {
  const buyer = await server.actor();
  const [left, paid] = [await opened(buyer), await opened(buyer, { ...pack, productId: 'coins-500' })];
  payment.pay(paid.number);
  server.clock.advance(16 * 60_000);
  await expire.handler({ id: left.id }, jobRun());
  await reconcile.handler({}, jobRun());
  expect(payment.statusOf(left.number)).toBe('TRADE_CLOSED');
  expect((await statusOf(buyer, left)).status).toBe('tradeClosed');
  expect((await statusOf(buyer, paid)).status).toBe('tradeSuccess');
  expect(await purse(buyer)).toBe(600);
});

test('closing and paying at the same moment never lose the money: what was paid is granted [COIN-13]', async () => {
  const buyer = await server.actor();
  for (const productId of ['coins-500', 'coins-1200', 'coins-3000', 'coins-8000']) {
    const order = await opened(buyer, { productId, qrPayMode: '1' });
    const before = await purse(buyer);
    const closing = buyer.call('POST', '/api/v1/alipay/trade/close', { orderId: order.id });
    payment.pay(order.number);
    await Promise.all([closing, payment.statusOf(order.number) === 'TRADE_SUCCESS' ? notify(order) : undefined]);
    const granted = payment.statusOf(order.number) === 'TRADE_SUCCESS' ? order.coins : 0;
    expect(await purse(buyer)).toBe(before + granted);
  }
});

test('a page that was left open after its order was closed: the money that comes is granted, an old notification is not [COIN-13]', async () => {
  const buyer = await server.actor();
  const late = await ordered(buyer);
  await buyer.call('POST', '/api/v1/alipay/trade/close', { orderId: late.id });
  // The trade was unknown to the payment then, so it could not be closed there.
  await payment.open(late.alipayData);
  payment.pay(late.number);
  expect(await notify(late)).toBe('success');
  expect(await statusOf(buyer, late)).toMatchObject({ status: 'tradeSuccess' });
  expect(await purse(buyer)).toBe(1300);

  const refunded = await opened(buyer);
  payment.pay(refunded.number);
  const old = payment.notice(refunded.number);
  payment.refund(refunded.number);
  expect(await notify(refunded)).toBe('success');
  expect(await send(old)).toBe('success');
  expect(await statusOf(buyer, refunded)).toMatchObject({ status: 'tradeClosed', refundedCoins: 0 });
  expect(await purse(buyer)).toBe(1300);
});

test('a refund takes back what is left and says how much, once [COIN-11]', async () => {
  const buyer = await server.actor({ coins: 0 });
  const order = await opened(buyer);
  payment.pay(order.number);
  await notify(order);
  const owner = { type: 'personal' as const, id: buyer.userId };
  const now = server.services.now();
  await moveCoins(server.services.db, { owner, delta: coins(-500), key: 'spent', type: 'answer', remark: '', now });
  payment.refund(order.number);
  await Promise.all(Array.from({ length: 20 }, () => notify(order)));
  expect(await statusOf(buyer, order)).toMatchObject({ status: 'tradeClosed', refundedCoins: 700 });
  expect(await purse(buyer)).toBe(0);
  const { rows: remarks } = await server.services.db.execute(
    sql`select remark from coin_ledger where owner_id = ${buyer.userId} and type = 'refund'`,
  );
  expect(remarks).toEqual([{ remark: '退款扣回700小星币' }]);
  expect(await differences(order)).toEqual(['spentBeforeRefund']);
});

test('a second trade for a paid order and a partial refund are written down for a person to look at [COIN-11]', async () => {
  const buyer = await server.actor();
  const order = await opened(buyer);
  payment.pay(order.number);
  await notify(order);
  expect(await notify(order, { change: { trade_no: '1' } })).toBe('failure');
  expect(await notify(order, { change: { refund_fee: '8.00' } })).toBe('success');
  await notify(order, { change: { refund_fee: '8.00' } });
  expect((await differences(order)).toSorted()).toEqual(['otherTrade', 'partialRefund']);
  expect(await purse(buyer)).toBe(1300);
});

test('an order belongs to its buyer and identity: to anybody else it does not exist [COIN-17]', async () => {
  const [owner, stranger] = [await server.member('owner'), await server.actor()];
  const admin = await server.member('admin', owner.tenantId);
  const order = await opened(owner);
  const reads = (who: Actor) =>
    Promise.all([
      who.call('GET', `/api/v1/order/${order.id}`),
      who.call('POST', '/api/v1/order/checkStatus', { orderId: order.id }),
      who.call('POST', '/api/v1/alipay/trade/open', { orderId: order.id, qrPayMode: '1' }),
      who.call('POST', '/api/v1/alipay/trade/close', { orderId: order.id }),
    ]);
  expect((await reads(stranger)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await reads(admin)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  const list = '/api/v1/order/query/page';
  expect((await stranger.call('POST', list, {})).as(calls.page).count).toBe(0);
  expect((await owner.call('POST', list, { state: 'waiting' })).as(calls.page).count).toBe(1);
  expect((await owner.call('POST', list, { state: 'paid' })).as(calls.page).count).toBe(0);
  payment.pay(order.number);
  await notify(order);
  expect(await purse(owner)).toBe(2_200);
  expect((await owner.call('POST', list, { state: 'paid' })).json).toMatchObject({ rows: [{ id: order.id }] });
  await owner.call('POST', '/api/v1/user/update/currentTenant', { tenantId: '' });
  expect((await owner.call('GET', `/api/v1/order/${order.id}`)).status).toBe(404);
});

test('a plan makes the enterprise work on from its end, and a refund takes the days back; others are refused it [COIN-04] [COIN-20]', async () => {
  const [owner, person] = [await server.member('owner'), await server.actor()];
  const plan = { productId: 'enterprise-year', qrPayMode: '1' };
  expect((await person.call('POST', '/api/v1/alipay/trade', plan)).error.errorCode).toBe(errorCodes.conflict);
  expect((await owner.call('POST', '/api/v1/alipay/trade', plan)).status).toBe(409);
  const { db } = server.services;
  const ended = new Date(server.services.now().getTime() - 86_400_000);
  const own = eq(tenant.id, owner.tenantId!);
  await db.update(tenant).set({ type: 'trial', planEndsAt: ended, status: 'stopped' }).where(own);
  const order = await opened(owner, plan);
  payment.pay(order.number);
  await Promise.all([notify(order), notify(order)]);
  const [working] = await db.select().from(tenant).where(own);
  expect(working).toMatchObject({ type: 'formal', status: 'enabled' });
  const days = (working!.planEndsAt!.getTime() - server.services.now().getTime()) / 86_400_000;
  expect(Math.round(days)).toBe(366);
  payment.refund(order.number);
  await notify(order);
  const [after] = await db.select().from(tenant).where(own);
  expect(after!.planEndsAt!.getTime()).toBeLessThanOrEqual(server.services.now().getTime());
});

test.each(['error', 'broken', 'silent'] as const)(
  'a payment that does not answer (%s) closes nothing, sells nothing and says so; the order waits [COIN-07] [COIN-13]',
  { timeout: 20_000 },
  async (fault) => {
    const buyer = await server.actor();
    const order = await opened(buyer);
    payment.fault = fault;
    const answer = await buyer.call('POST', '/api/v1/alipay/trade/close', { orderId: order.id });
    expect([answer.status, answer.error.errorMessage]).toEqual([503, '支付服务暂时无法访问，请稍后重试']);
    expect((await statusOf(buyer, order)).status).toBe('waitBuyerPay');
    const page = await buyer.call('POST', '/api/v1/alipay/trade/open', { orderId: order.id, qrPayMode: '1' });
    expect([page.status, page.error.errorMessage]).toEqual([503, '支付服务暂时无法访问，请稍后重试']);
    payment.fault = 'none';
    const again = await buyer.call('POST', '/api/v1/alipay/trade/open', { orderId: order.id, qrPayMode: '1' });
    expect(again.as(calls.pay)).toMatchObject({ id: order.id, status: 'waitBuyerPay' });
  },
);

test('a payment that died sells nothing and is asked again when it lives, also slowly [COIN-13] [COIN-14]', async () => {
  const buyer = await server.actor();
  const order = await opened(buyer);
  payment.pay(order.number);
  await payment.die();
  const refused = await buyer.call('POST', '/api/v1/alipay/trade', { productId: 'coins-500', qrPayMode: '1' });
  expect([refused.status, refused.error.errorMessage]).toEqual([503, '支付服务暂时无法访问，请稍后重试']);
  const waiting = (await buyer.call('POST', '/api/v1/order/query/list4Open', {})).as(calls.unpaid);
  expect(waiting.rows.map(({ productId }) => productId)).toEqual(['coins-500', 'coins-1200']);
  await payment.revive();
  payment.delay = 300;
  try {
    await reconcile.handler({}, jobRun());
    await askPayment(server.services, order.number);
    const again = await ordered(buyer, { productId: 'coins-500', qrPayMode: '1' });
    expect(again.id).toBe(waiting.rows[0]!.id);
  } finally {
    payment.delay = 0;
  }
  expect(await purse(buyer)).toBe(1300);
});

test('paying once more for what is paid already finds that out, and asks for no money [COIN-13] [COIN-14]', async () => {
  const buyer = await server.actor();
  const order = await opened(buyer);
  payment.pay(order.number);
  const again = await buyer.call('POST', '/api/v1/alipay/trade/open', { orderId: order.id, qrPayMode: '1' });
  expect(again.as(calls.pay)).toMatchObject({ id: order.id, status: 'tradeSuccess' });
  expect(await purse(buyer)).toBe(1300);
  expect(await notify(order)).toBe('success');
  expect(await purse(buyer)).toBe(1300);
});

test('paying for what was paid in another window answers what became of it [COIN-13]', async () => {
  const buyer = await server.actor();
  const order = await opened(buyer);
  payment.pay(order.number);
  expect(await notify(order)).toBe('success');
  const again = await buyer.call('POST', '/api/v1/alipay/trade/open', { orderId: order.id, qrPayMode: '1' });
  expect(again.as(calls.pay)).toMatchObject({ id: order.id, status: 'tradeSuccess', alipayData: '' });
});

test('without keys the shop says so and sells nothing [COIN-06]', async () => {
  await using closed = await createTestServer();
  const buyer = await closed.actor();
  expect((await buyer.call('POST', '/api/v1/productTsCoin/query/list', {})).as(calls.packs).payable).toBe(false);
  const refused = await buyer.call('POST', '/api/v1/alipay/trade', pack);
  expect([refused.status, refused.error.errorMessage]).toEqual([503, '支付功能尚未配置，暂时无法购买，请联系管理员']);
  const form = { method: 'POST' as const, url: noticePath, payload: 'a=b' };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await closed.app.inject({ ...form, headers })).body).toBe('failure');
});

test('products may come from a file; a bad one is refused by its setting', async () => {
  const file = join(server.config.DATA_DIR, 'products.json');
  writeFileSync(file, JSON.stringify({ packs: [{ id: 'tiny', count: 5, price: 1 }], plans: [] }));
  await using other = await createTestServer({ environment: { PRODUCTS_FILE: file } });
  const buyer = await other.actor();
  const packs = await buyer.call('POST', '/api/v1/productTsCoin/query/list', {});
  expect(packs.as(calls.packs).rows).toEqual([{ id: 'tiny', name: '5小星币', count: 5, price: 1 }]);
  writeFileSync(file, JSON.stringify({ packs: [{ id: 'tiny', count: 5, price: 0.5 }], plans: [] }));
  await using bad = await createTestServer({ environment: { PRODUCTS_FILE: file } });
  expect((await (await bad.actor()).call('POST', '/api/v1/productTsCoin/query/list', {})).status).toBe(500);
});

test('the ledger is filtered by direction and time, with the balance after each line [COIN-16]', async () => {
  const buyer = await server.actor();
  const order = await opened(buyer);
  payment.pay(order.number);
  await notify(order);
  const owner = { type: 'personal' as const, id: buyer.userId };
  const now = server.services.now();
  await moveCoins(server.services.db, {
    owner,
    delta: coins(-7),
    key: 'spent-7',
    type: 'answer',
    remark: '回答问题',
    now,
  });
  const ask = async (filter: object) => {
    const page = await buyer.call('POST', '/api/v1/me/tscWaterList/query/page', filter);
    return page.as(me.ledger).rows.map(({ delta, balance }) => [delta, balance]);
  };
  expect(await ask({ direction: 'in' })).toEqual([
    [1200, 1300],
    [100, 100],
  ]);
  expect(await ask({ direction: 'out' })).toEqual([[-7, 1293]]);
  expect(await ask({ until: 1 })).toEqual([]);
  expect(await ask({ from: 1, size: 1, page: 2 })).toEqual([[1200, 1300]]);
});

test('what is kept is whole: no column of the books holds a fraction, and fen are no coins [COIN-16]', async () => {
  expectTypeOf<Movement['delta']>().toEqualTypeOf<Coins>();
  expectTypeOf<Trade['amount']>().toEqualTypeOf<Fen>();
  expectTypeOf<(typeof payOrder.$inferSelect)['amount']>().toEqualTypeOf<Fen>();
  expectTypeOf<(typeof payOrder.$inferSelect)['coins']>().toEqualTypeOf<Coins>();
  expectTypeOf<(typeof coinLedger.$inferSelect)['delta']>().toEqualTypeOf<Coins>();
  const { rows } = await server.services.db.execute<{ of: string; type: string }>(sql`
    select table_name || '.' || column_name as of, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name in
      ('coin_account', 'coin_ledger', 'coin_day', 'coin_reservation', 'pay_order', 'payment_difference', 'parsed_pages')`);
  expect(rows.length).toBeGreaterThan(30);
  const whole = /^(integer|bigint|text|date|boolean|timestamp with time zone)$/;
  expect(rows.filter(({ type }) => !whole.test(type))).toEqual([]);
});

test('money is whole fen: amounts become text and come back without a fraction in between', () => {
  for (const amount of [1, 9, 10, 99, 100, 101, 10_800, 298_800, 99_999_999])
    expect(fenOf(yuanOf(fen(amount)))).toBe(amount);
  expect([fenOf('108'), fenOf('108.5'), fenOf('0.29')]).toEqual([10_800, 10_850, 29]);
  expect(['1e3', '1.999', '-1', ' 1', '', '1,000.00', 1, undefined].map(fenOf)).toEqual(Array(8).fill(undefined));
});

test.each([
  [{ ALIPAY_APP_ID: undefined }, 'ALIPAY_APP_ID is required'],
  [{ ALIPAY_SELLER_ID: undefined }, 'ALIPAY_SELLER_ID is required'],
  [{ ALIPAY_PRIVATE_KEY: undefined }, 'ALIPAY_PRIVATE_KEY or ALIPAY_PRIVATE_KEY_FILE is required'],
  [{ ALIPAY_PRIVATE_KEY: 'MIIEvQ' }, 'ALIPAY_PRIVATE_KEY is no RSA key'],
  [{ ALIPAY_PUBLIC_KEY: undefined, ALIPAY_PUBLIC_KEY_FILE: '/nowhere' }, 'ALIPAY_PUBLIC_KEY_FILE must name a file'],
  [{ ALIPAY_PUBLIC_KEY_FILE: '/nowhere' }, 'ALIPAY_PUBLIC_KEY and ALIPAY_PUBLIC_KEY_FILE: give one of them'],
  [{ PUBLIC_ORIGIN: undefined }, 'PUBLIC_ORIGIN is required with ALIPAY_'],
])('half a payment is refused by the name that is missing: %o (REC-06)', (given, complaint) => {
  const environment = { DATA_DIR: '/srv/x', ...payment.settings, PUBLIC_ORIGIN: origin, ...given };
  expect(() => loadConfig(environment)).toThrow(complaint);
});

test('keys come as PEM or as its bare middle, from the environment or from files', () => {
  const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');
  const { ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY, ...rest } = payment.settings;
  const file = join(server.config.DATA_DIR, 'key');
  writeFileSync(file, bare(ALIPAY_PRIVATE_KEY));
  const given = { ...rest, ALIPAY_PRIVATE_KEY_FILE: file, ALIPAY_PUBLIC_KEY: bare(ALIPAY_PUBLIC_KEY) };
  expect(loadConfig({ DATA_DIR: '/srv/x', PUBLIC_ORIGIN: origin, ...given }).ALIPAY_PRIVATE_KEY_FILE).toBe(file);
});

test('the payment alone is framed beside ours, not in public chats; its result only by us [COIN-07]', () => {
  const frames = (path: string, config: Parameters<typeof pagePolicy>[1]) =>
    /frame-src ([^;]*).*frame-ancestors ([^;]*)/.exec(pagePolicy(path, config))?.slice(1);
  const gateway = { ALIPAY_APP_ID: '1', ALIPAY_GATEWAY: 'https://openapi.alipay.com/gateway.do' };
  const none = { ALIPAY_GATEWAY: gateway.ALIPAY_GATEWAY };
  expect(frames('/user/index', none as never)).toEqual(["'self'", "'none'"]);
  expect(frames('/user/index', gateway as never)).toEqual(["'self' https://*.alipay.com", "'none'"]);
  expect(frames('/b/abc', gateway as never)?.[0]).toBe("'self'");
  expect(frames('/user/order/result', gateway as never)?.[1]).toBe("'self'");
  const own = { ...gateway, ALIPAY_GATEWAY: 'https://pay.example:8443/gateway.do' };
  expect(frames('/a', own as never)?.[0]).toBe("'self' https://pay.example:8443");
});

test('random orders, payments, refunds, repetitions and closings leave no coin lost or doubled [COIN-14]', async () => {
  const buyer = await server.actor({ coins: 0 });
  const seed = Number(process.env.SEED ?? 20_261_122);
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
  const made: PayableOrder[] = [];
  const ids = ['coins-500', 'coins-1200', 'coins-3000', 'coins-8000'];
  const acts = [
    async () => void made.push(await opened(buyer, { productId: ids[random(4)], qrPayMode: '1' })),
    (order: PayableOrder) => Promise.resolve(payment.pay(order.number)),
    (order: PayableOrder) =>
      Promise.resolve(payment.statusOf(order.number) === 'TRADE_SUCCESS' ? payment.refund(order.number) : undefined),
    (order: PayableOrder) => notify(order),
    (order: PayableOrder) => Promise.all([notify(order), askPayment(server.services, order.number), notify(order)]),
    (order: PayableOrder) => buyer.call('POST', '/api/v1/alipay/trade/close', { orderId: order.id }),
  ];
  await acts[0]!(made[0]!);
  await server.services.db.$client.query('delete from rate_limit');
  for (let step = 0; step < 120; step++) {
    await acts[random(acts.length)]!(made[random(made.length)]!);
    expect(await unbalanced(server.services.db)).toEqual([]);
  }
  for (const order of made) await askPayment(server.services, order.number);
  const numbers = [...new Set(made.map(({ number }) => number))];
  const owed = numbers
    .filter((number) => payment.statusOf(number) === 'TRADE_SUCCESS')
    .map((number) => made.find((order) => order.number === number)!.coins)
    .reduce((sum, coins) => sum + coins, 0);
  expect(await purse(buyer), `seed ${seed}`).toBe(owed);
});

test('a trade is settled by its amount and number alone when it comes straight from the port', async () => {
  const buyer = await server.actor();
  const order = await ordered(buyer);
  const trade = {
    tradeNo: '9',
    orderNumber: order.number,
    status: 'TRADE_SUCCESS' as const,
    amount: order.amount,
    wasPaid: true,
    refunded: fen(0),
  };
  expect(await settle(server.services, { ...trade, amount: fen(order.amount - 1) })).toBe('refused');
  expect(await settle(server.services, { ...trade, orderNumber: '0' })).toBe('unknownOrder');
  expect(await settle(server.services, trade)).toBe('done');
  expect(await differences(order)).toEqual(['amount']);
});

test('the operator sees what differs in words, marks it as done, takes that back, and sees it again when it grows', async () => {
  const boss = await server.actor({ phoneNumber: OPERATOR });
  const ask = (path: string, body: object) => boss.call('POST', `/api/v1/operator/${path}`, body);
  const buyer = await server.actor();
  const order = await opened(buyer);
  const listed = async (open: boolean) => {
    const { rows } = (await ask('payment/difference/query/page', { open, size: 100 })).as(operator.differences);
    return rows.filter(({ orderNumber }) => orderNumber === order.number);
  };
  const waiting = async () =>
    (await boss.call('GET', '/api/v1/operator/overview')).as(operator.overview).openDifferences;
  const before = await waiting();
  payment.pay(order.number);
  await notify(order, { change: { refund_fee: '8.00' } });
  expect(await waiting()).toBe(before + 1);
  const [first] = await listed(true);
  expect(first).toMatchObject({
    kind: 'partialRefund',
    detail: '108.00元中退回8.00元',
    amount: 10_800,
    buyerPhone: buyer.phoneNumber,
    enterpriseName: '',
    productName: '1,200小星币',
    handledAt: null,
  });
  const handle = async (handled: boolean, id = first!.id) =>
    (await ask('payment/difference/update', { id, handled })).status;
  expect([await handle(true), await handle(true)]).toEqual([200, 200]);
  expect(await listed(true)).toEqual([]);
  // The same news changes nothing; more of it has to be looked at again.
  await notify(order, { change: { refund_fee: '8.00' } });
  expect(await listed(false)).toHaveLength(1);
  await notify(order, { change: { refund_fee: '9.00' } });
  expect(await listed(true)).toMatchObject([{ id: first!.id, detail: '108.00元中退回9.00元' }]);
  expect([await handle(true), await handle(false)]).toEqual([200, 200]);
  expect(await listed(true)).toHaveLength(1);
  expect(await handle(true, '0'.repeat(32))).toBe(404);
  const log = (await ask('act/query/page', { size: 100 })).as(operator.acts).rows;
  expect(log.filter(({ subject }) => subject === order.number).map(({ act }) => act)).toEqual([
    'payment.reopened',
    'payment.handled',
    'payment.handled',
  ]);
  expect((await buyer.call('POST', '/api/v1/operator/payment/difference/query/page', {})).status).toBe(403);
  // What was bought for an enterprise names it beside the buyer.
  const company = await server.member('owner');
  const bought = await opened(company);
  payment.pay(bought.number);
  await notify(bought, { change: { refund_fee: '8.00' } });
  const { rows } = (await ask('payment/difference/query/page', { size: 100 })).as(operator.differences);
  expect(rows.find(({ orderNumber }) => orderNumber === bought.number)).toMatchObject({
    enterpriseName: '测试企业',
    buyerPhone: company.phoneNumber,
  });
});

test('an order whose coins are not in the ledger is written down by the comparison [COIN-11]', async () => {
  const buyer = await server.actor();
  const order = await opened(buyer);
  await server.services.db
    .update(payOrder)
    .set({ status: 'tradeSuccess', paidAt: server.services.now() })
    .where(eq(payOrder.number, order.number));
  await reconcile.handler({}, jobRun());
  expect(await differences(order)).toEqual(['ledger']);
  await server.services.db
    .update(payOrder)
    .set({ status: 'waitBuyerPay', paidAt: null })
    .where(eq(payOrder.number, order.number));
});
