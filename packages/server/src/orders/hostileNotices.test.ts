import { orders as calls, type PayableOrder } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '../coins/move.ts';
import { unbalanced } from '../coins/ledger.ts';
import { startFakePayment, type FakePayment, type Trick } from '../testing/fakePayment.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { paymentDifference } from './schema.ts';
import { unsettled } from './settle.ts';

const noticePath = '/api/v1/open/alipay/notify';
let payment: FakePayment;
let server: TestServer;

beforeAll(async () => {
  payment = await startFakePayment();
  server = await createTestServer({ environment: { ...payment.settings, PUBLIC_ORIGIN: 'https://shop.example' } });
});
afterAll(async () => {
  await server.close();
  await payment[Symbol.asyncDispose]();
});

/** An order that was paid and of which we have not heard yet. */
async function paid(buyer: Actor): Promise<PayableOrder> {
  const answer = await buyer.call('POST', '/api/v1/alipay/trade', { productId: 'coins-1200', qrPayMode: '1' });
  const order = answer.as(calls.create);
  await payment.open(order.alipayData);
  payment.pay(order.number);
  return order;
}
const sent = async (payload: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode, body } = await server.app.inject({ method: 'POST', url: noticePath, headers, payload });
  return [statusCode, body];
};
const notify = (number: string, trick?: Trick) => sent(payment.notice(number, trick).toString());
const purse = ({ userId }: Actor) => balanceOf(server.services.db, { type: 'personal', id: userId });
const faults = () => server.logged.filter(({ level, msg }) => Number(level) >= 50 && msg === 'call failed');

const amounts = [
  '99.000001',
  '9.9e1',
  '-99',
  '-108.00',
  '+108.00',
  '1e400',
  'NaN',
  'Infinity',
  '',
  ' 108.00',
  '108.00 ',
  '108,00',
  '１０８.00',
  '0x6c',
  '108.00\0',
  '108.00\ud800',
  '999999999999999999999',
  '108.',
  '.00',
  '108.00\n',
].map((total_amount) => ({ total_amount }));
const statuses = [
  '',
  'TRADE_PENDING',
  'trade_success',
  'TRADE_SUCCESS ',
  'TRADE_SUCCESS\0',
  '__proto__',
  'constructor',
  '1',
].map((trade_status) => ({ trade_status }));
const numbers = ['', ' ', '\0', '1\0', '\ud800', '9'.repeat(65), "'; drop table pay_order; --", '../1', '编号'];
const hostile: Record<string, string>[] = [
  ...amounts,
  ...statuses,
  ...numbers.map((trade_no) => ({ trade_no })),
  ...numbers.map((out_trade_no) => ({ out_trade_no })),
  ...['-1', '1e2', '\0', 'x', '108.000001'].map((refund_fee) => ({ refund_fee })),
  ...['', '\0', '2021000000000001\0'].map((app_id) => ({ app_id })),
  ...['', '\0'].map((seller_id) => ({ seller_id })),
];

test.each(hostile)(
  'a notification that the payment has signed with %j is refused in its own words, grants nothing and is no fault [COIN-14] (ERR-05)',
  async (change) => {
    const buyer = await server.actor();
    const order = await paid(buyer);
    expect(await notify(order.number, { change })).toEqual([200, 'failure']);
    expect(await purse(buyer)).toBe(100);
    expect(faults()).toEqual([]);
    expect(await notify(order.number)).toEqual([200, 'success']);
    expect(await purse(buyer)).toBe(1300);
  },
);

test('what else the payment tells is not stored, whatever it is, and forms without a meaning are refused [COIN-14] (ERR-05)', async () => {
  const buyer = await server.actor();
  const order = await paid(buyer);
  const more = { subject: 'a\0b', 'a\0b': 'a\0b', gmt_payment: '\0', __proto__: 'x', constructor: 'x' };
  expect(await notify(order.number, { change: more })).toEqual([200, 'success']);
  for (const payload of [
    '',
    '%',
    '%00=%00',
    '%ED%A0%80',
    'sign_type=RSA2',
    'sign_type=RSA2&sign=%00',
    '&&==&',
    '__proto__=1',
  ])
    expect(await sent(payload)).toEqual([200, 'failure']);
  expect(faults()).toEqual([]);
});

test('a long notification is read like a short one, and one that nobody could have meant is refused [COIN-14] (ERR-05)', async () => {
  const buyer = await server.actor();
  const order = await paid(buyer);
  const change = { body: '星'.repeat(3_000), passback_params: '币'.repeat(3_000) };
  const long = payment.notice(order.number, { change });
  const other = new URLSearchParams(long);
  other.set('body', `${change.body}！`);
  expect(await sent(other.toString())).toEqual([200, 'failure']);
  expect(await sent(new URLSearchParams({ body: change.body }).toString())).toEqual([200, 'failure']);
  expect(await purse(buyer)).toBe(100);
  expect(await sent(long.toString())).toEqual([200, 'success']);
  expect(await purse(buyer)).toBe(1300);
  expect((await sent(`body=${'x'.repeat(256 * 1_024)}`))[0]).toBe(413);
  expect(faults()).toEqual([]);
});

test('the trade of one order pays no other one, told after it or at the same moment; a person is told of it [COIN-14]', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => server.actor()));
  const orders = await Promise.all(buyers.map(paid));
  const [first] = orders as [PayableOrder];
  const trade_no = payment.notice(first.number).get('trade_no')!;
  const told = await Promise.all(orders.map(({ number }) => notify(number, { change: { trade_no } })));
  expect(told.filter(([, said]) => said === 'success')).toEqual([[200, 'success']]);
  const purses = await Promise.all(buyers.map(purse));
  expect(purses.toSorted((a, b) => a - b)).toEqual([100, 100, 100, 1300]);
  const { db } = server.services;
  for (const [at, { number }] of orders.entries()) {
    if (purses[at] === 1300) continue;
    expect(await notify(number, { change: { trade_no } })).toEqual([200, 'failure']);
    expect(await notify(number, { change: { trade_no, trade_status: 'TRADE_CLOSED' } })).toEqual([200, 'failure']);
    const differences = await db.select().from(paymentDifference).where(eq(paymentDifference.orderNumber, number));
    expect(differences.map(({ kind }) => kind)).toEqual(['otherTrade']);
  }
  expect(faults()).toEqual([]);
  expect(await unsettled(db)).toEqual([]);
  expect(await unbalanced(db)).toEqual([]);
});
