import type { CsAssistant, CsConversation, CsMessage, CsServed, CsTicketRow, KbBotUser } from '@tinystar/contract';

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
  ...change,
});

export const tickets: CsTicketRow[] = [
  ticket(1),
  ticket(2, {
    user: { name: '陆瑾', avatar: { type: 'color', color: 'green' } },
    lastMessage: { text: '好的，那润滑油的型号呢？', source: 'user', timestamp: minutes(60 * 20) },
    unreadCount: 0,
    waitingSince: minutes(60 * 20),
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
