import type { CsMessage, Notice } from '@tinystar/contract';

const id = (number: number) => number.toString(16).padStart(32, '0');

/** The moment the stories are looked at: 2026-11-21 15:00 in Shanghai. */
export const NOW = Date.UTC(2026, 10, 21, 7);

const minutes = (count: number) => NOW - count * 60_000;

export const message = (number: number, change: Partial<CsMessage> = {}): CsMessage => ({
  id: id(number),
  timestamp: minutes(number * 17),
  source: 'user',
  content: { text: '主轴报警 1034 之后能不能先复位再检查？' },
  referenceMessage: null,
  csTicketId: id(500 + number),
  csTicketStatus: 'open',
  csTicketClosedTime: null,
  csTicketKbBotId: id(700),
  csTicketKbBot: {
    name: '设备维修助手',
    avatar: { type: 'color', color: 'cyan' },
    type: 'tenant',
    permission: 'public',
    status: 'enabled',
  },
  csTicketUser: { name: '沈一鸣', avatar: { type: 'color', color: 'purple' } },
  ...change,
});

const bot = message(0).csTicketKbBot;

export const questions: CsMessage[] = [
  message(1),
  message(2, {
    content: { text: '好的，那润滑油的型号呢？' },
    csTicketUser: { name: '陆瑾', avatar: { type: 'color', color: 'green' } },
    referenceMessage: {
      id: id(90),
      source: 'customerService',
      User: { name: '周岚' },
      content: { text: '先确认油位和压力，低于下限时不要复位，手册第 42 页有完整的步骤。' },
    },
  }),
  message(3, {
    timestamp: minutes(20 * 60),
    content: {
      text: '我们车间的三台五轴加工中心在换刀以后都出现了同样的坐标偏移，重新标定之后第二天又会回来。已经按手册检查过刀库、拉刀力和主轴锥面，温度补偿也打开了，请问还需要检查什么？附件里的 log_2026-11-20.txt 是最近一次的记录，麻烦尽快看一下，谢谢！',
    },
    csTicketUser: {
      name: '欧阳若兰（华东区设备运维与备件保障中心）',
      avatar: { type: 'color', color: 'yellow' },
    },
    csTicketKbBot: { ...bot, name: '五轴加工中心维护与故障诊断知识助手' },
  }),
];

export const replies: CsMessage[] = [
  message(4, {
    source: 'customerService',
    content: { text: '可以，请在出差结束后三十天内提交发票。' },
    csTicketKbBot: { ...bot, name: '财务制度问答', avatar: { type: 'color', color: 'blue' } },
    referenceMessage: {
      id: id(91),
      source: 'user',
      User: { name: '林知夏' },
      content: { text: '上个月的差旅费还能报销吗？' },
    },
  }),
  message(5, {
    source: 'customerService',
    timestamp: minutes(60 * 24 * 12),
    content: { text: '已经为您处理完毕，本次咨询到此结束。' },
    csTicketStatus: 'closed',
    csTicketClosedTime: minutes(60 * 24 * 12),
  }),
];

/** Assistants about which nobody can write any more. */
export const unpublished = message(6, { csTicketKbBot: { ...bot, permission: 'private', status: 'disabled' } });
export const unserved = message(7, { csTicketKbBot: { ...bot, status: 'disabled' } });

const assistant = '五轴加工中心维护与故障诊断知识助手';
const plant = '华东区工业设备安装与售后服务有限公司';

/** One of each kind, newest first. */
export const changes: Notice[] = [
  { id: id(80), timestamp: minutes(4), kind: 'removed', enterprise: '星光科技' },
  { id: id(81), timestamp: minutes(50), kind: 'role', enterprise: plant, permission: 'admin' },
  { id: id(82), timestamp: minutes(60 * 20), kind: 'noAgent', enterprise: plant, assistant },
  { id: id(83), timestamp: minutes(60 * 26), kind: 'assistant', enterprise: plant, assistant, status: 'disabled' },
  {
    id: id(85),
    timestamp: minutes(60 * 30),
    kind: 'assistant',
    enterprise: '',
    assistant: '考研资料问答',
    status: 'disabled',
    reason: '知识库中有未获授权的教材扫描件，删除后可申请恢复',
  },
  {
    id: id(84),
    timestamp: minutes(60 * 24 * 9),
    kind: 'assistant',
    enterprise: '',
    assistant: '菜谱',
    status: 'enabled',
  },
];
