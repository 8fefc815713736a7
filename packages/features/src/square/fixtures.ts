import type { ListedAssistant } from './SquareCard.tsx';

const colours = ['blue', 'purple', 'yellow', 'green', 'cyan'] as const;

const card = (at: number, of: Partial<ListedAssistant> & Pick<ListedAssistant, 'name'>): ListedAssistant => ({
  id: at.toString(16).padStart(32, '0'),
  publicId: (100 + at).toString(16).padStart(32, '0'),
  avatar: { type: 'color', color: colours[at % 5]! },
  type: 'tenant',
  description: '',
  category: 'general',
  isPreset: false,
  enterpriseName: '江南法务',
  documentCount: 4 + at,
  askCount: 120 - at * 20,
  added: false,
  ...of,
});

export const squareCards: readonly ListedAssistant[] = [
  card(1, {
    name: '劳动合同答疑',
    category: 'legalPolicy',
    description: '试用期、加班与离职补偿怎么算，回答附法条原文与适用条件',
    added: true,
  }),
  card(2, {
    name: '播客文案助手',
    category: 'weMedia',
    type: 'personal',
    enterpriseName: '',
    description: '把逐字稿整理成章节、标题与要点',
  }),
  card(3, {
    name: '中学文言文',
    category: 'education',
    enterpriseName: '星河图书馆',
    description: '逐句释义，标注通假字与词类活用',
  }),
  card(4, {
    name: '小星使用向导',
    isPreset: true,
    enterpriseName: '',
    description: '怎样创建助手、上传文档、提问和发布',
  }),
  card(6, { name: '数控机床入门', category: 'domainKnowledge', enterpriseName: '华晨精密制造' }),
];

/** A card whose words have no room. */
export const longSquareCard: ListedAssistant = card(7, {
  name: '华东区组串式逆变器安装验收与售后维护联合知识助手（2026修订版）',
  enterpriseName: '恒曜（江苏）新能源科技发展股份有限公司第二事业部',
  category: 'socialSciencesAndHumanities',
  description: '面向安装队、业主与售后工程师，解答屋顶评估、支架安装、并网验收、收益测算与告警处理。'.repeat(3),
  documentCount: 1_024,
  askCount: 128_000,
});
