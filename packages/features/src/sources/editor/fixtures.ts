import type { Block, Document, Page } from '@tinystar/contract';
import { filePass } from '../../shared/fixtures.ts';
import type { Draft } from './model/draft.ts';

const id = (number: number) => number.toString(16).padStart(32, '0');

const block = (number: number, top: number, change: Partial<Block> = {}): Block => ({
  id: id(number),
  type: 'paragraph',
  box: { left: 68, top, right: 527, bottom: top + 60 },
  text: '组串接入前应逐串测量开路电压。最大直流输入电压为1100V，任何温度条件下均不得超过该值。',
  status: 'enabled',
  ...change,
});

/** The made-up manual as a document of an assistant. */
export const file: Document = {
  id: 'd'.repeat(32),
  kbBotId: 'a'.repeat(32),
  name: 'HY-110K安装手册_V2.3.pdf',
  kind: 'pdf',
  status: 'trained',
  reason: '',
  progress: null,
  size: 19_293_798,
  pageCount: 4,
  blockCount: 8,
  hitCount: 12,
  hasOutput: true,
  filePass,
  createdAt: Date.parse('2026-11-21T10:00:00+08:00'),
  updatedAt: Date.parse('2026-11-21T10:00:00+08:00'),
};

/** The first pages of the made-up manual (`fixtures/manual.ts`) with what was read from them. */
export const pages: Page[] = [
  {
    index: 1,
    width: 595,
    height: 842,
    rotation: 0,
    blocks: [
      block(1, 44, {
        text: 'HY-110K安装手册 第4章 电气连接',
        status: 'disabled',
        box: { left: 68, top: 44, right: 527, bottom: 62 },
      }),
      block(2, 94, { text: '4.1 断电与放电', box: { left: 68, top: 94, right: 300, bottom: 116 } }),
      block(3, 146),
      block(4, 236, {
        type: 'table',
        text: '',
        cells: [
          ['部位', '紧固件', '扭矩'],
          ['导轨与夹具', 'M8×25', '12～15N·m'],
          ['中压块', 'M8×50', '16～18N·m'],
        ],
      }),
      block(5, 326, { type: 'image', text: '图4-1 夹具与压块', box: { left: 68, top: 326, right: 300, bottom: 400 } }),
      block(6, 410, { text: '读数稳定60s后记录。' }),
    ],
  },
  {
    index: 2,
    width: 595,
    height: 842,
    rotation: 0,
    blocks: [
      block(7, 94, { text: '4.2 接入前的电压检查', box: { left: 68, top: 94, right: 300, bottom: 116 } }),
      block(8, 146),
    ],
  },
];

export const changed: Draft = {
  patches: {
    [id(3)]: { text: '组串接入前应逐串测量开路电压，并记录环境温度。' },
    [id(2)]: { status: 'disabled' },
  },
  removed: [id(8)],
  added: [
    {
      key: 'new-1',
      page: 1,
      after: id(6),
      block: {
        type: 'paragraph',
        text: '注：沿海及化工区项目应选用316不锈钢。',
        box: { left: 68, top: 500, right: 527, bottom: 540 },
        status: 'enabled',
      },
    },
  ],
};

/** A document of so many pages, each with twenty blocks. */
export const longPages = (count: number): Page[] =>
  Array.from({ length: count }, (_, page) => ({
    index: page + 1,
    width: 595,
    height: 842,
    rotation: 0,
    blocks: Array.from({ length: 20 }, (_ignored, at) =>
      block(1_000 + page * 20 + at, 60 + at * 38, {
        box: { left: 68, top: 60 + at * 38, right: 527, bottom: 92 + at * 38 },
      }),
    ),
  }));
