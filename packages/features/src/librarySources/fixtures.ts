import type { Source, SourceLine, SourceRun } from '@tinystar/contract';

/** 2026-11-21 10:24 in Shanghai. */
export const NOW = Date.UTC(2026, 10, 21, 2, 24);
const HOUR = 3_600_000;

/** An id like those of the server. */
export const idOf = (at: number): string => at.toString(16).padStart(32, '0');

export const kbBotId = idOf(9);

export const run = (change: Partial<SourceRun> = {}): SourceRun => ({
  id: idOf(101),
  state: 'done',
  asked: false,
  startedAt: NOW - HOUR,
  endedAt: NOW - HOUR + 192_000,
  listed: 128,
  unchanged: 121,
  planned: 7,
  finished: 7,
  added: 3,
  changed: 2,
  moved: 1,
  removed: 1,
  refused: 0,
  reason: '',
  ...change,
});

export const running = (change: Partial<SourceRun> = {}): SourceRun => {
  const { endedAt: _, ...rest } = run({ id: idOf(102), state: 'working', asked: true, startedAt: NOW - 40_000 });
  return { ...rest, planned: 240, finished: 86, added: 86, changed: 0, moved: 0, removed: 0, ...change };
};

export const held: SourceRun = run({
  id: idOf(103),
  state: 'held',
  startedAt: NOW - 2 * HOUR,
  planned: 43,
  finished: 0,
  added: 0,
  changed: 0,
  moved: 0,
  removed: 0,
  reason: '本次更新会移除40份文档（共96份），请确认后再继续',
});

export const failed: SourceRun = run({
  id: idOf(104),
  state: 'failed',
  startedAt: NOW - 3 * HOUR,
  endedAt: NOW - 3 * HOUR + 4_000,
  listed: 0,
  planned: 0,
  reason: '用户名或密码不正确，请检查后重试',
});

export const source = (change: Partial<Source> = {}): Source => ({
  id: idOf(1),
  kbBotId,
  kind: 'webdav',
  name: '产品资料',
  address: 'https://dav.jianguoyun.com/dav/产品资料/',
  user: 'wang@example.com',
  hasPassword: true,
  rules: { include: ['*.pdf', '*.docx'], exclude: ['草稿*'], maxSize: 20_971_520 },
  every: 'hour',
  on: true,
  documentCount: 124,
  leftOut: 4,
  lastRun: run(),
  nextRunAt: NOW + HOUR / 2,
  updatedAt: NOW - 48 * HOUR,
  ...change,
});

const open = { rules: { include: [], exclude: [] }, hasPassword: false, user: undefined };

export const paused = (change: Partial<Source> = {}): Source => {
  const { nextRunAt: _, ...rest } = source(change);
  return { ...rest, on: false };
};

/** One in every standing. */
export const all: Source[] = [
  source(),
  source({
    ...open,
    id: idOf(2),
    kind: 'site',
    name: '帮助中心',
    address: 'https://docs.example.com/help/',
    every: 'day',
    documentCount: 86,
    leftOut: 0,
    lastRun: running(),
    nextRunAt: NOW + 22 * HOUR,
  }),
  source({
    id: idOf(3),
    name: '制度与流程',
    address: 'https://cloud.example.com/remote.php/dav/files/hr/制度与流程/',
    documentCount: 96,
    leftOut: 0,
    lastRun: held,
  }),
  source({ id: idOf(4), name: '售后手册', lastRun: failed, documentCount: 31, leftOut: 0, every: 'day' }),
  paused({
    ...open,
    id: idOf(5),
    kind: 'feed',
    name: '公司公告',
    address: 'https://www.example.com/news/rss.xml',
    documentCount: 18,
    leftOut: 2,
    lastRun: run({ added: 0, changed: 0, moved: 0, removed: 0, planned: 0, finished: 0, unchanged: 20, listed: 20 }),
  }),
];

const line = (change: Partial<SourceLine>): SourceLine => ({
  action: 'added',
  waiting: false,
  name: '逆变器安装手册.pdf',
  path: '安装/逆变器安装手册.pdf',
  reason: '',
  documentId: idOf(201),
  ...change,
});

const gone = (change: Partial<SourceLine>): SourceLine => {
  const { documentId: _, ...rest } = line({ action: 'removed', ...change });
  return rest;
};

export const lines: SourceLine[] = [
  line({}),
  line({
    name: '支架选型指南.pdf',
    path: '选型/支架选型指南.pdf',
    documentId: idOf(202),
    reason: '与「支架选型指南（旧）.pdf」内容相同',
  }),
  line({ action: 'changed', name: '价格表.docx', path: '销售/价格表.docx', documentId: idOf(203) }),
  line({
    action: 'moved',
    name: '并网验收流程.pdf',
    path: '验收/并网验收流程.pdf',
    documentId: idOf(204),
    reason: '原来在“流程”文件夹',
  }),
  gone({ name: '2023年促销政策.pdf', path: '销售/2023年促销政策.pdf', reason: '已移入回收站' }),
  gone({ action: 'refused', name: '产品视频.mp4', path: '素材/产品视频.mp4', reason: '不支持这种文件' }),
];

export const removals: SourceLine[] = Array.from({ length: 10 }, (_, at) =>
  line({
    action: 'removed',
    waiting: true,
    name: `考勤制度（第${at + 1}版）.pdf`,
    path: `制度/考勤制度（第${at + 1}版）.pdf`,
    documentId: idOf(300 + at),
  }),
);

export const longName = '分布式光伏发电项目安装、验收、运维与售后服务全过程管理制度汇编及附件（2026年修订版）';
