import {
  coins,
  fen,
  type BlockedWordHit,
  type FailedJob,
  type OperatorAct,
  type OperatorApplication,
  type OperatorAssistant,
  type OperatorEnterprise,
  type OperatorOverview,
  type PaymentDifference,
  type PromotionUser,
} from '@tinystar/contract';

const id = (number: number) => number.toString(16).padStart(32, '0');
const at = Date.UTC(2026, 10, 20, 2, 26);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const overview: OperatorOverview = {
  parts: [
    { name: 'database', state: 'up' },
    { name: 'worker', state: 'up' },
    { name: 'model', state: 'up' },
    { name: 'sms', state: 'off' },
  ],
  processes: [
    {
      id: id(901),
      role: 'api',
      startedAt: at - 3 * DAY,
      streams: 42,
      callsPerMinute: 318,
      firstEventSeconds: 1,
      modelErrors: 0,
      loopDelay: 21,
      memory: 402_653_184,
      connections: 6,
      waiting: 0,
    },
    {
      id: id(902),
      role: 'api',
      startedAt: at - 2 * HOUR,
      streams: 57,
      callsPerMinute: 402,
      firstEventSeconds: 8,
      modelErrors: 14,
      loopDelay: 412,
      memory: 524_288_000,
      connections: 20,
      waiting: 9,
    },
    {
      id: id(903),
      role: 'worker',
      startedAt: at - 3 * DAY,
      streams: 0,
      callsPerMinute: 0,
      firstEventSeconds: null,
      modelErrors: 0,
      loopDelay: 12,
      memory: 318_767_104,
      connections: 2,
      waiting: 0,
    },
  ],
  reservedAnswers: 4,
  openApplications: 3,
  failedJobs: 2,
  openDifferences: 0,
  waitingJobs: 12,
  oldestWaitingSeconds: 41,
  users: 1_204,
  enterprises: 28,
  stoppedEnterprises: 1,
  databaseBytes: 3_865_470_566,
  fileBytes: 61_203_283_968,
  files: 4_870,
  tables: [
    { name: 'passage', rows: 104_220, bytes: 1_932_735_283 },
    { name: 'kb_bot_chat_message', rows: 201_904, bytes: 644_245_094 },
    { name: 'coin_ledger', rows: 412_006, bytes: 201_326_592 },
  ],
};

const application = (number: number, change: Partial<OperatorApplication>): OperatorApplication => ({
  id: id(number),
  type: 'enterprise_trial',
  state: 'received',
  realName: '叶明哲',
  phoneNumber: '13900002207',
  createdAt: at - number * HOUR,
  tenantName: null,
  coins: null,
  note: '',
  handledAt: null,
  ...change,
});

export const applications: OperatorApplication[] = [
  application(1, {}),
  application(2, { realName: '蒋思源', phoneNumber: '18600005513', state: 'contacted', type: 'enterprise_renewal' }),
  application(17, { realName: '罗佳', phoneNumber: '13500009046', type: 'cooperation' }),
];

export const longApplications: OperatorApplication[] = [
  application(1, { realName: '欧阳天嬢子与一个很长很长的名字不会把按钮挤出去的真实姓名', state: 'contacted' }),
];

export const jobs: FailedJob[] = [
  { id: '41', job: 'documents.train', attempts: 3, error: '大模型超时', failedAt: at },
  { id: '40', job: 'documents.cook', attempts: 1, error: '文件加了密码，需企业换文件', failedAt: at - HOUR },
];

const enterprise = (number: number, name: string, change: Partial<OperatorEnterprise>): OperatorEnterprise => ({
  id: id(number),
  name,
  ownerName: '韩立',
  ownerPhone: '13900000007',
  type: 'formal',
  status: 'enabled',
  planEndsAt: at + 200 * DAY,
  coins: coins(12_480),
  members: 36,
  assistants: 6,
  updatedAt: at - DAY,
  ...change,
});

export const enterprises: OperatorEnterprise[] = [
  enterprise(1, '澜川水务', { status: 'stopped', planEndsAt: at - 8 * DAY, coins: coins(0) }),
  enterprise(2, '江南法务', { type: 'trial', planEndsAt: at + 2 * DAY, ownerName: '沈知行' }),
  enterprise(3, '星河图书馆', { planEndsAt: null, ownerName: '梁雨桐', coins: coins(28_900), members: 64 }),
];

export const assistants: OperatorAssistant[] = [
  {
    id: id(1),
    publicId: id(11),
    name: '设备维修助手',
    ownerName: '华晨精密制造',
    permission: 'public',
    isPreset: true,
    status: 'enabled',
  },
  {
    id: id(2),
    publicId: id(12),
    name: '馆藏咨询',
    ownerName: '星河图书馆',
    permission: 'protected',
    isPreset: false,
    status: 'disabled',
  },
];

export const promotionUsers: PromotionUser[] = [{ id: id(1), name: '罗佳', phoneNumber: '13500009046', promotees: 18 }];

export const acts: OperatorAct[] = [
  { id: id(1), by: '13900000031', act: 'tenant.coins', subject: '江南法务', detail: '+500，线下付款', time: at },
  { id: id(2), by: 'cli:root', act: 'tenant.stop', subject: '澜川水务', detail: '', time: at - DAY },
];

const difference = (number: number, change: Partial<PaymentDifference>): PaymentDifference => ({
  id: id(number),
  orderNumber: `2026112010260${number}8812`,
  productName: '1,200小星币',
  buyerPhone: '13900002207',
  enterpriseName: '',
  amount: fen(10_800),
  kind: 'amount',
  detail: '付款10.80元，订单108.00元',
  createdAt: at - number * HOUR,
  handledAt: null,
  ...change,
});

export const differences: PaymentDifference[] = [
  difference(1, {}),
  difference(2, {
    enterpriseName: '星泉净水设备（苏州）有限公司',
    kind: 'otherTrade',
    detail: '交易2026112022001456781，已入账的是2026112022001456702',
  }),
  difference(3, { kind: 'spentBeforeRefund', detail: '1200小星币中已用掉500' }),
  difference(4, { kind: 'ledger', detail: '小星币明细没有这笔订单应有的一行', productName: '', buyerPhone: '' }),
];

export const wordHits: BlockedWordHit[] = [
  { id: id(1), word: '代开发票', kind: 'question', assistantName: '设备维修助手', time: at },
  { id: id(2), word: '违禁药', kind: 'answer', assistantName: '馆藏咨询', time: at - DAY },
];
