import type { ImportLine, QaEntry, QaImport, QaPair, SheetPreview } from '@tinystar/contract';
import type { OpenedSheet } from '../shared/sheetReading.ts';

const id = (number: number) => number.toString(16).padStart(32, '0');

export const NOW = Date.parse('2026-11-21T10:00:00+08:00');

export const pair = (number: number, change: Partial<QaPair> = {}): QaPair => ({
  id: id(number),
  qaPairId: id(number),
  type: 'common',
  question: '边压块的扭矩是多少？',
  answer: '标准值**16～18N·m**，100%复核；沿海及化工区改用316不锈钢，扭矩下调10%。',
  questionId: id(number + 100),
  answerId: id(number + 200),
  questionCount: 4,
  answerCount: 1,
  hitCount: 36,
  meta: { isMain: true },
  createdAt: NOW,
  updatedAt: NOW - number * 9 * 3_600_000,
  deletedAt: null,
  ...change,
});

export const pairs: QaPair[] = [
  pair(1),
  pair(2, {
    question: '并网申请需要哪些材料？',
    answer: '居民项目：身份证、房产证明、银行卡和申请表；工商业另需营业执照、备案证和接入方案。',
    questionCount: 6,
    answerCount: 2,
  }),
  pair(3, {
    question: '逆变器报E031是什么意思？',
    answer: '电网电压越限。先测并网点电压，再检查交流侧线径与接线端子温度。\n\n![接线端子](/file/v1/open/image/1)',
    questionCount: 1,
  }),
  pair(4, { question: '组件清洗多久一次？', answer: '一般每季度一次，扬尘地区每月一次；清晨或傍晚低辐照时进行。' }),
];

export const entry = (number: number, change: Partial<QaEntry> = {}): QaEntry => ({
  id: id(number),
  qaPairId: id(1),
  type: 'q',
  content: '边压块螺丝拧多紧',
  meta: { isMain: false },
  updatedAt: NOW - number * 9 * 3_600_000,
  ...change,
});

export const wordings: QaEntry[] = [
  entry(1, { content: '边压块的扭矩是多少？', meta: { isMain: true } }),
  entry(2),
  entry(3, { content: 'M8×45要打几牛米' }),
  entry(4, { content: '海边项目边压块扭矩怎么降' }),
];

export const answers: QaEntry[] = [
  entry(5, { type: 'a', content: pair(1).answer, meta: { isMain: true } }),
  entry(6, { type: 'a', content: '用扭矩扳手分两次拧紧，拧完划线标记。' }),
];

export const imported = (change: Partial<QaImport> = {}): QaImport => ({
  id: id(1),
  fileName: '光伏常见问答-2026年11月.xlsx',
  status: 'done',
  reason: '',
  total: 137,
  done: 137,
  good: 130,
  bad: 5,
  createdAt: NOW,
  failures: [
    { row: 7, cells: ['逆变器并联后谐波超标怎么处理', ''], reason: '请输入答案' },
    { row: 18, cells: ['', '先确认计量点。'], reason: '请输入问题' },
    { row: 23, cells: ['阳台光伏需要物业同意吗', '需要。'], reason: '与第5行重复' },
    { row: 41, cells: ['储能柜与光伏同时接入时，计量点应设置在哪里', '…'], reason: '答案字符数量不能超过3000' },
    { row: 88, cells: ['电表箱可以装在室外吗', '可以，需防雨。'], reason: '库中已有相同问题' },
  ],
  ...change,
});

export const imports: ImportLine[] = [
  {
    id: id(1),
    fileName: '光伏常见问答-2026年11月.xlsx',
    status: 'done',
    good: 130,
    userName: '林知夏',
    createdAt: NOW - 2 * 3_600_000,
  },
  {
    id: id(2),
    fileName: '客服话术-旧版.csv',
    status: 'undone',
    good: 2_048,
    userName: '周敏',
    createdAt: NOW - 50 * 3_600_000,
  },
  {
    id: id(3),
    fileName: `${'分布式光伏系统常见问题与解答FAQ'.repeat(4)}.xlsx`,
    status: 'failed',
    good: 0,
    userName: '',
    createdAt: NOW - 90 * 3_600_000,
  },
];

export const columns = (change: Partial<SheetPreview> = {}): OpenedSheet => {
  const preview: SheetPreview = {
    rows: [
      ['问题', '答案', '其他问法', '负责人'],
      ['边压块的扭矩是多少？', '标准值16～18N·m，100%复核；沿海及化工区改用316不锈钢。', '边压块螺丝拧多紧', '周敏'],
      ['并网申请需要哪些材料？', '居民项目：身份证、房产证明、银行卡和申请表。', '', '何俊'],
    ],
    total: 138,
    columns: ['question', 'answer', 'wording', 'none'],
    problem: '',
    repeated: 0,
    ...change,
  };
  return { name: '光伏常见问答-2026年11月.xlsx', preview, reading: { head: true, columns: preview.columns } };
};
