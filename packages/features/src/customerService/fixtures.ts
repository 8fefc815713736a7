import type {
  CsAgent,
  CsSuggestion,
  CsPhrase,
  CsAssistant,
  CsConversation,
  CsMessage,
  CsServed,
  CsTicketRow,
  KbBotUser,
  Assistant,
} from '@tinystar/contract';

const id = (number: number) => number.toString(16).padStart(32, '0');

/** The moment the stories are looked at: 2026-11-21 15:00 in Shanghai. */
export const NOW = Date.UTC(2026, 10, 21, 7);

const minutes = (count: number) => NOW - count * 60_000;

export const assistant: CsAssistant = {
  id: id(700),
  name: '设备维修助手',
  avatar: { type: 'color', color: 'cyan' },
  type: 'tenant',
  permission: 'protected',
  status: 'enabled',
  serviceLevelAgreement: 8,
};

/** Settings of human service with words and hours of its own. */
export const service: Assistant['customerService'] = {
  status: 'enabled',
  serviceLevelAgreement: 24,
  handOff: { keywords: ['投诉', '退款'], afterDislikes: true },
  officeHours: { status: 'enabled', days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', words: '' },
};

export const LONG_NAME = '五轴加工中心维护与故障诊断知识助手（华东区设备运维与备件保障中心）';

export const served: CsServed[] = [
  { ...assistant, openCount: 12, unreadCount: 128 },
  {
    ...assistant,
    id: id(701),
    name: LONG_NAME,
    avatar: { type: 'color', color: 'purple' },
    openCount: 3,
    unreadCount: 2,
  },
  {
    ...assistant,
    id: id(702),
    name: '财务制度问答',
    avatar: { type: 'color', color: 'blue' },
    openCount: 0,
    unreadCount: 0,
  },
  {
    ...assistant,
    id: id(703),
    name: '新员工入职向导',
    avatar: { type: 'color', color: 'green' },
    status: 'disabled',
    openCount: 1,
    unreadCount: 0,
  },
];

export const ticket = (number: number, change: Partial<CsTicketRow> = {}): CsTicketRow => ({
  id: id(500 + number),
  kbBotId: assistant.id,
  status: 'open',
  closedTime: null,
  source: 'user',
  user: { name: '沈一鸣', avatar: { type: 'color', color: 'purple' } },
  lastMessage: { text: '主轴报警 1034 之后能不能先复位再检查？', source: 'user', timestamp: minutes(6) },
  unreadCount: 2,
  waitingSince: minutes(20),
  agent: null,
  ...change,
});

export const tickets: CsTicketRow[] = [
  ticket(1),
  ticket(2, {
    user: { name: '陆瑾', avatar: { type: 'color', color: 'green' } },
    lastMessage: { text: '好的，那润滑油的型号呢？', source: 'user', timestamp: minutes(60 * 20) },
    unreadCount: 0,
    waitingSince: minutes(60 * 20),
    agent: { id: id(801), name: '周岚', avatar: { type: 'color', color: 'blue' } },
  }),
  ticket(3, {
    user: { name: '欧阳若兰（华东区设备运维与备件保障中心）', avatar: { type: 'color', color: 'yellow' } },
    lastMessage: {
      text: '先确认油位和压力，低于下限时不要复位，手册第 42 页有完整的步骤，按顺序做完后再试一次。',
      source: 'customerService',
      timestamp: minutes(60 * 26),
    },
    unreadCount: 0,
    waitingSince: null,
  }),
  ticket(4, {
    status: 'closed',
    closedTime: minutes(60 * 24 * 12),
    user: { name: '周岚', avatar: { type: 'color', color: 'blue' } },
    lastMessage: { text: '已经解决了，谢谢', source: 'user', timestamp: minutes(60 * 24 * 12) },
    unreadCount: 0,
    waitingSince: null,
  }),
];

export const message = (number: number, change: Partial<CsMessage> = {}): CsMessage => ({
  id: id(number),
  timestamp: minutes(100 - number),
  source: 'user',
  content: { text: '主轴报警 1034 之后能不能先复位再检查？' },
  referenceMessage: null,
  csTicketId: id(501),
  csTicketStatus: 'open',
  csTicketClosedTime: null,
  csTicketKbBotId: assistant.id,
  csTicketKbBot: assistant,
  csTicketUser: { name: '沈一鸣', avatar: { type: 'color', color: 'purple' } },
  ...change,
});

const earlier: Partial<CsMessage> = {
  csTicketId: id(499),
  csTicketStatus: 'closed',
  csTicketClosedTime: minutes(60 * 24 * 3),
};

export const messages: CsMessage[] = [
  message(1, { ...earlier, timestamp: minutes(60 * 24 * 3 + 40), content: { text: '上次说的备件到了吗？' } }),
  message(2, {
    ...earlier,
    timestamp: minutes(60 * 24 * 3 + 10),
    source: 'customerService',
    content: { text: '已经到库，可以凭工单领取。' },
  }),
  message(3, { timestamp: minutes(42) }),
  message(4, {
    timestamp: minutes(31),
    source: 'customerService',
    content: {
      text: '先不要复位。请按这个顺序检查：\n1. 油位与油压，低于下限先补油；\n2. 主轴锥面有没有划伤；\n3. 温度补偿是否打开。\n手册 https://example.com/manual/spindle-1034 第 42 页有完整的步骤。',
    },
    referenceMessage: {
      id: id(3),
      source: 'user',
      User: { name: '沈一鸣' },
      content: { text: '主轴报警 1034 之后能不能先复位再检查？' },
    },
  }),
  message(5, { timestamp: minutes(6), content: { text: '好的，那润滑油的型号呢？' } }),
];

export const conversation = (change: Partial<CsConversation> = {}): CsConversation => ({
  ticket: { id: id(501), kbBotId: assistant.id, status: 'open', closedTime: null, source: 'user' },
  kbBot: assistant,
  user: { name: '沈一鸣', avatar: { type: 'color', color: 'purple' } },
  rows: messages,
  more: false,
  ...change,
});

export const ended = conversation({
  ticket: { id: id(501), kbBotId: assistant.id, status: 'closed', closedTime: minutes(1), source: 'user' },
  rows: messages.map((row) =>
    row.csTicketStatus === 'open' ? { ...row, csTicketStatus: 'closed', csTicketClosedTime: minutes(1) } : row,
  ),
});

export const people: KbBotUser[] = ['周岚', '陆瑾', '林知夏', '欧阳若兰（华东区设备运维与备件保障中心）'].map(
  (name, at) => ({
    id: id(800 + at),
    name,
    avatar: { type: 'color', color: (['blue', 'green', 'purple', 'yellow'] as const)[at]! },
    phoneNumber: `1380000602${at}`,
    userKbBotPermission: 'CUSTOMER_SERVICE',
  }),
);

/** The conversation as agents see it: passed on with a note, one reply in the Q&A library. */
export const passed = conversation({
  rows: messages
    .filter(({ csTicketId }) => csTicketId === id(501))
    .map((row) => (row.source === 'customerService' ? { ...row, settled: false } : row)),
  desk: {
    agent: { id: id(801), name: '周岚', avatar: { type: 'color', color: 'blue' } },
    transfers: [
      {
        id: id(901),
        timestamp: minutes(20),
        from: '陆瑾',
        to: '周岚',
        note: '要确认主轴油的型号，我这边没有权限查看。',
      },
    ],
  },
});

export const colleagues = {
  agents: [
    { id: id(801), name: '周岚', avatar: { type: 'color', color: 'blue' }, openCount: 2, online: true },
    { id: id(802), name: '林知夏', avatar: { type: 'color', color: 'purple' }, openCount: 5, online: false },
  ],
} satisfies { agents: (CsAgent & { openCount: number; online: boolean })[] };

export const phrases: CsPhrase[] = [
  {
    id: id(950),
    title: '问候',
    text: '您好，我是人工客服，请问有什么可以帮您？',
    shared: false,
    updatedAt: Date.UTC(2026, 0),
  },
  {
    id: id(951),
    title: '开票时间',
    text: '发票会在三个工作日内开出，可在订单页下载。',
    shared: true,
    updatedAt: Date.UTC(2026, 0),
  },
  {
    id: id(952),
    title: '现场支持',
    text: '现场支持需要先登记设备编号与联系人，请把铭牌照片一并发来。',
    shared: true,
    updatedAt: Date.UTC(2026, 0),
  },
];

export const suggestion: CsSuggestion = {
  question: '好的，那润滑油的型号呢？',
  answer: '主轴使用 68 号主轴油，每 500 小时更换一次 [1]。更换前先放空旧油，再按油位计补到上限 [2]。',
  answered: true,
  sources: [
    {
      number: '1',
      name: '五轴加工中心维护手册.pdf',
      pages: [42],
      text: '主轴润滑使用 68 号主轴油，换油周期为 500 小时。',
    },
    { number: '2', name: '五轴加工中心维护手册.pdf', pages: [43, 44], text: '放空旧油后，按油位计补油至上限刻度。' },
  ],
};
