/** Numbers that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A part of a document before it is set on pages. The same `id` in two versions is the same part. */
export interface Part {
  id: string;
  kind: 'heading' | 'paragraph' | 'table' | 'picture';
  text: string;
  cells?: string[][];
  level?: number;
  /** Width for height of a picture. */
  form?: number;
}

export interface Layout {
  width: number;
  height: number;
  columns: 1 | 2;
  size: number;
}

export interface Draft {
  parts: Part[];
  layout: Layout;
}

const subjects = [
  '客房',
  '会员',
  '押金',
  '班车',
  '泳池',
  '前台',
  '行李',
  '餐厅',
  '会议室',
  '停车场',
  '洗衣房',
  '健身房',
];
const acts = [
  '每日开放',
  '需要提前预约',
  '可以免费取消',
  '由值班经理负责',
  '按次收取费用',
  '在节假日暂停',
  '仅向住客提供',
];
const ends = [
  '如有变动另行通知',
  '请以当日公告为准',
  '逾期不再受理',
  '凭房卡办理',
  '具体时间见大堂告示',
  '不得转让他人',
];
/** What stands under every chapter, and tells nothing of where. */
const refrains = ['注：以上内容解释权归本店所有。', '返回目录'];

const pick = <T>(random: () => number, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

export const sentenceOf = (random: () => number): string =>
  `${pick(random, subjects)}${pick(random, acts)}，费用${Math.floor(random() * 900) + 100}元，${pick(random, ends)}。`;

export const paragraphOf = (random: () => number, id: string): Part => {
  const count = 1 + Math.floor(random() * 5);
  return { id, kind: 'paragraph', text: Array.from({ length: count }, () => sentenceOf(random)).join('') };
};

export const textOf = (cells: readonly (readonly string[])[]): string => cells.map((row) => row.join(' | ')).join('\n');

function tableOf(random: () => number, id: string): Part {
  const rows = Array.from({ length: 4 + Math.floor(random() * 5) }, (_, at) => [
    `${pick(random, subjects)}${at + 1}号`,
    `${Math.floor(random() * 90) + 10}元`,
    pick(random, ends),
  ]);
  const cells = [['项目', '价格', '说明'], ...rows];
  return { id, kind: 'table', text: textOf(cells), cells };
}

/** A handbook of eight chapters with tables, pictures and texts that repeat themselves. */
export function draftOf(seed: number): Draft {
  const random = randomOf(seed);
  const parts: Part[] = [{ id: 'title', kind: 'heading', level: 1, text: '住店手册' }];
  for (let chapter = 1; chapter <= 8; chapter++) {
    parts.push({ id: `h${chapter}`, kind: 'heading', level: 2, text: `第${chapter}章 ${pick(random, subjects)}须知` });
    for (let at = 1; at <= 5; at++) parts.push(paragraphOf(random, `p${chapter}.${at}`));
    if (chapter % 2 === 0) parts.push(tableOf(random, `t${chapter}`));
    if (chapter % 3 !== 0)
      parts.push({ id: `g${chapter}`, kind: 'picture', text: '', form: pick(random, [0.8, 1.2, 1.6]) });
    refrains.forEach((text, at) => parts.push({ id: `r${chapter}.${at}`, kind: 'paragraph', text }));
  }
  return { parts, layout: { width: 595, height: 842, columns: 1, size: 11 } };
}
