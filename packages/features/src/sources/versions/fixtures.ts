import type { Block, DocumentVersion, VersionChange } from '@tinystar/contract';
import { filePass } from '../../shared/fixtures.ts';
import { pages } from '../editor/fixtures.ts';
import type { Comparison } from './model/changes.ts';

const time = (text: string) => Date.parse(`2026-11-${text}:00+08:00`);

const version = (
  number: number,
  change: Partial<DocumentVersion> & Pick<DocumentVersion, 'from'>,
): DocumentVersion => ({
  number,
  current: false,
  madeAt: change.from,
  kind: 'pdf',
  size: 19_293_798,
  pageCount: 4,
  blockCount: 8,
  editCount: 0,
  ...change,
});

/** Three versions of the made-up manual; the newest answers. */
export const versions: DocumentVersion[] = [
  version(3, { current: true, from: time('21T10:00') }),
  version(2, {
    madeAt: time('09T14:20'),
    from: time('18T09:30'),
    until: time('21T10:00'),
    stored: 214_000,
    blockCount: 7,
    editCount: 2,
  }),
  version(1, { from: time('02T16:05'), until: time('18T09:30'), stored: 1_290_000, pageCount: 3, blockCount: 6 }),
];

const [, heading, paragraph, table, image, note] = pages[0]!.blocks;
const [section, check] = pages[1]!.blocks;
const at = (block: Block, change: Partial<Block> = {}, page = 1) => ({ page, block: { ...block, ...change } });

/** One of every kind of difference. */
export const differences = {
  changed: {
    kind: 'changed',
    before: [
      at(paragraph!, { text: '组串接入前应测量开路电压。最大直流输入电压为1000V，任何温度条件下均不得超过该值。' }),
    ],
    after: [at(paragraph!, { edited: { kind: 'rewritten', text: paragraph!.text } })],
  },
  table: {
    kind: 'changed',
    before: [at(table!, { cells: [...table!.cells!.slice(0, 2), ['中压块', 'M8×45', '14～16N·m']] })],
    after: [at(table!)],
  },
  switched: { kind: 'switched', before: [at(note!)], after: [at(note!, { status: 'disabled' })] },
  moved: { kind: 'moved', before: [at(image!, {}, 2)], after: [at(image!)] },
  added: { kind: 'added', before: [], after: [at(section!, {}, 2), at(check!, {}, 2)], beside: 3 },
  removed: { kind: 'removed', before: [at(heading!, { text: '4.9 退役与回收' }, 3)], after: [], beside: 2 },
} satisfies Record<string, VersionChange>;

const sizes = (count: number) =>
  Array.from({ length: count }, (_, page) => ({ index: page + 1, width: 595, height: 842, rotation: 0 }));

/** The second version against the third. */
export const comparison = (
  changes: VersionChange[] = Object.values(differences),
  { hasOutput = true }: { hasOutput?: boolean } = {},
): Comparison => ({
  from: { number: 2, pages: sizes(4), hasOutput, filePass: { ...filePass, version: '2' } },
  to: { number: 3, pages: sizes(4), hasOutput, filePass },
  changes,
});
