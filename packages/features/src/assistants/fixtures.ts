import type { AssistantSummary, ReplyOption, Template } from '@tinystar/contract';

const id = (number: number) => number.toString(16).padStart(32, '0');

export const NOW = Date.parse('2026-11-21T10:00:00+08:00');

export const summary = (number: number, change: Partial<AssistantSummary> = {}): AssistantSummary => ({
  id: id(number),
  publicId: id(number + 1_000),
  name: '光伏安装顾问',
  avatar: { type: 'color', color: 'yellow' },
  type: 'personal',
  description: '解答屋顶评估、支架安装、并网验收和收益测算，答案均引自公司手册与国家标准',
  permission: 'private',
  status: 'enabled',
  category: null,
  documentCount: 12,
  updatedAt: NOW,
  ...change,
});

export const summaries: AssistantSummary[] = [
  summary(1),
  summary(2, {
    name: '售后工单助手',
    avatar: { type: 'color', color: 'blue' },
    permission: 'public',
    category: 'domainKnowledge',
  }),
  summary(3, { name: '政策', avatar: { type: 'color', color: 'green' }, description: '', documentCount: 0 }),
  summary(4, {
    name: '分布式光伏HY-110K系列组串式逆变器安装',
    description:
      'Installation, wiring and commissioning of the HY-110K string inverter（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）',
    permission: 'protected',
    category: 'socialSciencesAndHumanities',
    documentCount: 1_306,
  }),
];

export const tones: ReplyOption[] = [
  { id: 'professional', name: '专业严谨', hint: '先结论后依据' },
  { id: 'friendly', name: '亲切自然', hint: '像同事一样解释' },
  { id: 'brief', name: '简洁直接', hint: '三句话以内' },
  { id: 'patient', name: '耐心细致', hint: '分步骤说明' },
];

export const templates: Template[] = [
  {
    id: 'equipment',
    displayName: '设备维修助手',
    avatar: { type: 'color', color: 'cyan' },
    indexType: 'simple_v3',
    description: '按型号与故障现象给出处理步骤',
    welcomeWords: '您好，请告诉我设备型号和现象',
    questionWords: '',
    replyToneId: 'professional',
  },
];
