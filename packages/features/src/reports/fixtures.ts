import {
  coins,
  avatarColors,
  type ChatMessage,
  type ReportConversation,
  type ReportDay,
  type ReportGap,
  type ReportUser,
} from '@tinystar/contract';
import { addDays, dateKeyOf } from '../shared/days.ts';
import { filePass } from '../shared/fixtures.ts';
import type { Keywords, Questions } from './MonitorView.tsx';
import type { Overview } from './OverviewView.tsx';
import type { TenantReport } from './TenantReportView.tsx';

const id = (number: number) => number.toString(16).padStart(32, '0');
export const now = Date.parse('2026-11-21T10:40:00+08:00');
export const range = { from: '2026-10-23', to: '2026-11-21' } as const;

/** A month with quiet weekends; figures rise a little. */
const daysFrom = (from: string, level: number): ReportDay[] =>
  Array.from({ length: 30 }, (_, at) => {
    const quiet = at % 7 === 1 || at % 7 === 2;
    const questions = Math.round((quiet ? 0.45 : 1) * (level + at * 3 + ((at * 37) % 29)));
    return {
      dateKey: dateKeyOf(addDays(from, at)),
      questions,
      users: Math.round(questions / 3),
      unanswered: Math.round(questions / 20),
      sourced: Math.round(questions * 0.9),
      opened: Math.round(questions * (0.3 + at / 150)),
      up: Math.round(questions / 12),
      down: Math.round(questions / 80),
    };
  });

const totalOf = (days: readonly ReportDay[]) => {
  const sum = (key: 'questions' | 'unanswered' | 'sourced' | 'opened' | 'up' | 'down') =>
    days.reduce((all, day) => all + day[key], 0);
  return {
    questions: sum('questions'),
    users: 1936,
    unanswered: sum('unanswered'),
    sourced: sum('sourced'),
    opened: sum('opened'),
    up: sum('up'),
    down: sum('down'),
  };
};

const days = daysFrom('2026-10-23', 240);
const daysBefore = daysFrom('2026-09-23', 170);

export const overview: Overview = {
  total: totalOf(days),
  before: { ...totalOf(daysBefore), users: 1512 },
  days,
  daysBefore,
  sources: [
    { source: 'tinystar_web', count: 3412, before: 2604 },
    { source: 'weixin_kf', count: 2186, before: 1428 },
    { source: 'share_web', count: 1274, before: 1011 },
    { source: 'js_', count: 806, before: 620 },
    { source: 'dingTalk_chat', count: 388, before: 237 },
  ],
  provinces: [
    { province: '江苏', count: 1146 },
    { province: '浙江', count: 1052 },
    { province: '广东', count: 968 },
    { province: '山东', count: 842 },
    { province: '河北', count: 438 },
    { province: '四川', count: 241 },
    { province: '', count: 265 },
    { province: '海外', count: 12 },
  ],
};

export const nothing: Overview = {
  total: { questions: 0, users: 0, unanswered: 0, sourced: 0, opened: 0, up: 0, down: 0 },
  before: { questions: 0, users: 0, unanswered: 0, sourced: 0, opened: 0, up: 0, down: 0 },
  days: [],
  daysBefore: [],
  sources: [],
  provinces: [],
};

export const keywords: Keywords = {
  total: 214,
  keywords: ['逆变器', '保修', '并网', '发电量', '补贴', '清洗', '安装', '支架', '合同', '发票', '阴影', '电表'].map(
    (keyword, at) => ({ keyword, count: Math.round(640 / (at + 1)), before: Math.round(520 / (at + 1)) }),
  ),
};

export const questions: Questions = {
  total: 23,
  questions: [
    { key: id(811), question: '逆变器报 E031 是什么意思？', count: 86, unanswered: 0 },
    { key: id(812), question: '逆变器保修几年？', count: 64, unanswered: 3 },
    { key: id(813), question: '逆变器要装在室内还是室外？', count: 41, unanswered: 0 },
  ],
};

const asked: [string, string, number | null, ReportConversation['thumb'], boolean][] = [
  ['扫描的屋面荷载报告能直接用吗？', '陆先生', 0.82, 'none', true],
  ['余电卖给电网多少钱一度？', '', null, 'none', false],
  ['离海300米的厂房，边压块要打多少扭矩？', '赵工', 0.83, 'down', true],
  ['并网申请需要哪些材料？', '孟女士', 0.94, 'up', true],
  ['宅基地没有房产证怎么备案？', '', 0.41, 'none', true],
];

export const conversations: ReportConversation[] = asked.map(([question, userName, score, thumb, answered], at) => ({
  id: id(at + 1),
  asker: userName ? `personal:${id(at + 50)}` : `visitor:${id(at + 0xab50)}`,
  userName,
  userAvatar: userName ? { type: 'color', color: avatarColors[at % avatarColors.length]! } : null,
  source: at % 2 ? 'share_web' : 'tinystar_web',
  province: at % 2 ? '浙江' : '',
  question,
  answer: '可以。',
  answered,
  thumb,
  referenceCount: score === null ? 0 : 2,
  score,
  timestamp: now - at * 23 * 60_000,
}));

const message = (number: number, question: string, answer: string): ChatMessage => ({
  id: id(number),
  kbBotId: id(900),
  kbBotType: 'tenant',
  chatId: id(number),
  msgType: 'qa',
  question,
  answer,
  answerContentType: 'markdown',
  answerStatus: 'success',
  answerSource: 'document',
  answerByKeyword: false,
  stopped: false,
  sentenceMap: {
    '1': {
      reference: [
        {
          id: id(700),
          type: 'doc',
          doc_id: id(701),
          doc_name: '分布式光伏系统安装与验收手册.pdf',
          is_doc_deleted: false,
          reference_id: id(702),
          reference_index: 1,
          image_paths: [],
          text: '边压块标准扭矩为 16～18 N·m。',
          score: 0.83,
          locations: [{ blockId: id(702), page: 14, box: { left: 60, top: 80, right: 500, bottom: 120 } }],
          file_pass: filePass,
        },
      ],
      reference_filtered: [],
    },
  },
  similarQuestions: [],
  thumb: number === 2 ? 'down' : 'none',
  userId: id(50),
  timestamp: now - 3_600_000 + number * 60_000,
});

export const dialogue: ChatMessage[] = [
  message(1, '彩钢瓦屋面用哪种夹具？', '彩钢瓦屋面用**角驰夹具**[1]。'),
  message(2, '离海300米的厂房，边压块要打多少扭矩？', '边压块标准扭矩为 16～18 N·m，安装后 100% 复核[1]。'),
];

export const users: ReportUser[] = conversations.map(({ asker, userName, userAvatar }, at) => ({
  asker,
  userName,
  userAvatar,
  questions: 120 - at * 17,
  lastDateKey: '20261121',
}));

export const tenantReport: TenantReport = {
  coins: {
    balance: coins(2480),
    total: { spent: coins(8_426), received: coins(10_000) },
    before: { spent: coins(6_074), received: coins(0) },
  },
  coinDays: days.map(({ dateKey, questions }) => ({ dateKey, spent: coins(questions), received: coins(0) })),
  chats: { total: overview.total, before: overview.before },
  chatDays: days,
  members: users.slice(0, 4).map(({ questions: count, ...who }) => ({ ...who, count })),
  guests: users.slice(1).map(({ questions: count, ...who }) => ({ ...who, count })),
  assistants: [
    {
      kbBotId: id(811),
      name: '光伏安装助手',
      avatar: { type: 'color', color: 'cyan' },
      questions: 812,
      unanswered: 31,
      down: 12,
      before: 640,
    },
    {
      kbBotId: id(812),
      name: '财务制度问答',
      avatar: { type: 'color', color: 'blue' },
      questions: 64,
      unanswered: 0,
      down: 2,
      before: 71,
    },
  ],
};

export const gaps: ReportGap[] = [
  {
    keys: [id(801), id(802)],
    question: '余电卖给电网多少钱一度？',
    wordings: [
      { question: '余电卖给电网多少钱一度？', count: 31 },
      { question: '余电卖给电网一度多少钱', count: 12 },
    ],
    count: 43,
    unanswered: 31,
    related: 9,
    down: 2,
  },
  {
    keys: [id(803)],
    question: '宅基地没有房产证怎么备案？',
    wordings: [{ question: '宅基地没有房产证怎么备案？', count: 9 }],
    count: 9,
    unanswered: 1,
    related: 2,
    down: 5,
  },
];
