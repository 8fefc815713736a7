import { type Coins, type Fen, coins, fen, type Order, type PayableOrder, planFeatures } from '@tinystar/contract';
import type { Center } from './VipCenterView.tsx';

const id = (number: number) => number.toString(16).padStart(32, '0');
const MINUTE = 60_000;
const start = Date.UTC(2026, 10, 22, 0, 40);

/** An order of a package, with these things changed. */
export const orderOf = (number: number, change: Partial<Order> = {}): Order => ({
  id: id(number),
  number: `2026112208400${String(200_000 + number)}`,
  productId: 'coins-1200',
  productName: '1,200小星币',
  kind: 'coins',
  coins: coins(1200),
  days: 0,
  amount: fen(10_800),
  status: 'tradeSuccess',
  createdTime: start - number * 97 * MINUTE,
  expiredTime: start - number * 97 * MINUTE + 15 * MINUTE,
  paidTime: start - number * 97 * MINUTE + MINUTE,
  refundedTime: null,
  refundedCoins: coins(0),
  ...change,
});

export const waiting: PayableOrder = {
  ...orderOf(1, { status: 'waitBuyerPay', paidTime: null, expiredTime: Date.UTC(2100, 0, 1) }),
  alipayData: '/agreement',
};

export const orderRows: readonly Order[] = [
  // Its time is over in every story, so that no picture shows a running clock.
  orderOf(1, { status: 'waitBuyerPay', paidTime: null, expiredTime: 0 }),
  orderOf(2),
  orderOf(3, {
    productId: 'enterprise-year',
    productName: '企业版 按年',
    kind: 'plan',
    coins: coins(0),
    days: 366,
    amount: fen(298_800),
    status: 'tradeFinished',
  }),
  orderOf(4, {
    productName: '500小星币',
    coins: coins(500),
    amount: fen(4_800),
    status: 'tradeClosed',
    paidTime: null,
  }),
  orderOf(5, { status: 'tradeClosed', refundedTime: start, refundedCoins: coins(700) }),
];

const pack = (count: Coins, price: Fen) => ({
  id: `coins-${count}`,
  name: `${count.toLocaleString('zh-CN')}小星币`,
  count,
  price,
});
export const packs = {
  rows: [
    pack(coins(500), fen(4_800)),
    pack(coins(1_200), fen(10_800)),
    pack(coins(3_000), fen(25_800)),
    pack(coins(8_000), fen(64_800)),
  ],
  count: 4,
  payable: true,
};

const rights = [
  { id: 'assistants', name: '助手数量', limit: null },
  { id: 'members', name: '成员数量', limit: null },
  { id: 'documents', name: '文档数量', limit: 20_000 },
];
export const center: Center = {
  rights: {
    plan: 'trial',
    expiresAt: Date.UTC(2026, 10, 25),
    rights: [
      { id: 'assistants', name: '助手数量', used: 6, limit: null },
      { id: 'documents', name: '文档数量', used: 2_312, limit: 20_000 },
      { id: 'members', name: '成员数量', used: 36, limit: null },
    ],
    features: [...planFeatures],
  },
  plans: {
    rows: [
      {
        id: 'enterprise-month',
        name: '企业版 按月',
        price: fen(29_800),
        days: 31,
        rights,
        features: [...planFeatures],
      },
      {
        id: 'enterprise-year',
        name: '企业版 按年',
        price: fen(298_800),
        days: 366,
        rights,
        features: [...planFeatures],
      },
    ],
    count: 2,
    payable: true,
  },
  trials: {
    rows: [{ id: 'trial', name: '免费试用', price: fen(0), days: 3, rights, features: [...planFeatures] }],
    count: 1,
  },
};
