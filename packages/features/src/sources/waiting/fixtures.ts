import type { Block, DecidedEdit, WaitingEdit } from '@tinystar/contract';
import { pages } from '../editor/fixtures.ts';

const id = (number: number) => number.toString(16).padStart(32, '0');
const [, heading, paragraph, table, image, note] = pages[0]!.blocks;
const placed = (block: Block, change: Partial<Block> = {}) => ({ page: 1, block: { ...block, ...change } });
const createdAt = Date.parse('2026-11-21T10:00:00+08:00');

const edit = (number: number, change: Pick<WaitingEdit, 'read' | 'mine'> & Partial<WaitingEdit>): WaitingEdit => ({
  id: id(number),
  kind: 'changed',
  onto: change.near && change.kind !== 'pictures' ? [change.near] : [],
  createdAt,
  ...change,
});

/** The table of the manual with another torque in its first row. */
const torque = (words: string) => table!.cells!.map((row, at) => (at === 1 ? [...row.slice(0, -1), words] : row));

/** One of every kind that can wait, about the first page of the made-up manual. */
export const edits = {
  rewritten: edit(1, {
    read: [placed(paragraph!, { text: '组串接入前应测量开路电压。最大直流输入电压为1000V。' })],
    mine: [placed(paragraph!, { text: '组串接入前应逐串测量开路电压，并记录环境温度。最大直流输入电压为1050V。' })],
    near: paragraph!.id,
  }),
  disabled: edit(2, { read: [placed(note!)], mine: [placed(note!, { status: 'disabled' })], near: note!.id }),
  deleted: edit(3, { read: [placed(heading!, { text: '4.1 断电' })], mine: [], near: heading!.id }),
  joined: edit(4, {
    read: [placed(heading!), placed(paragraph!)],
    mine: [placed(paragraph!, { text: `${heading!.text}\n${paragraph!.text}` })],
    near: heading!.id,
  }),
  split: edit(5, {
    read: [placed(paragraph!)],
    mine: [
      placed(paragraph!, { text: '组串接入前应逐串测量开路电压。' }),
      placed(note!, { text: '最大直流输入电压为1100V。', status: 'disabled' }),
    ],
    near: paragraph!.id,
  }),
  table: edit(6, {
    read: [placed(table!)],
    mine: [placed(table!, { cells: [...table!.cells!, ['边压块', 'M8×40', '16～18N·m']] })],
    near: table!.id,
  }),
  cell: edit(11, {
    read: [placed(table!, { cells: torque('10～12N·m') })],
    mine: [placed(table!, { cells: torque('14～16N·m') })],
    near: table!.id,
  }),
  otherTable: edit(12, {
    read: [
      placed(table!, {
        cells: [
          ['部件', '数量'],
          ['夹具', '4'],
        ],
      }),
    ],
    mine: [
      placed(table!, {
        cells: [
          ['部件', '数量'],
          ['夹具', '6'],
        ],
      }),
    ],
    near: table!.id,
  }),
  drawn: edit(7, { kind: 'drawn', read: [], mine: [placed(note!, { text: '安装前请确认屋面承重。' })] }),
  pictures: edit(8, {
    kind: 'pictures',
    read: [placed(paragraph!)],
    mine: [placed(paragraph!)],
    near: paragraph!.id,
  }),
  adrift: edit(10, {
    read: [placed(paragraph!, { text: '备品备件请在交货前清点。' })],
    mine: [placed(paragraph!, { text: '备品备件请在交货前清点并签收。' })],
    near: note!.id,
    onto: [],
  }),
  orphaned: edit(9, { kind: 'pictures', read: [placed(image!)], mine: [placed(image!)] }),
} satisfies Record<string, WaitingEdit>;

const decision = ({ id, kind, read, mine }: WaitingEdit, change: Partial<DecidedEdit>): DecidedEdit => ({
  id,
  kind,
  read,
  mine,
  decision: 'taken',
  by: '王小明',
  at: Date.parse('2026-11-22T10:00:00+08:00'),
  ...change,
});

/** What was decided lately, one of every kind. */
export const decided: DecidedEdit[] = [
  decision(edits.rewritten, {}),
  decision(edits.disabled, { decision: 'discarded', by: '李静' }),
  decision(edits.split, { holds: 'changed' }),
  decision(edits.joined, { decision: 'same', by: '', holds: 'same' }),
  decision(edits.deleted, { holds: 'version' }),
];
