import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DraftConflict } from './DraftConflict.tsx';
import { pages } from './fixtures.ts';

const [, , paragraph, table] = pages[0]!.blocks;
const save = {
  version: 4,
  by: '周衡',
  at: Date.parse('2026-11-21T10:24:00+08:00'),
  pages: [{ index: 1, enable: 0, disable: 1, add: 0, delete: 0, edit: 2 }],
  blockIds: [],
};

const meta = {
  title: 'features/sources/DraftConflict',
  component: DraftConflict,
  args: {
    open: true,
    saves: [save],
    clashes: [
      {
        id: '3',
        page: 1,
        theirs: paragraph,
        mine: { ...paragraph!, text: '组串接入前应逐串测量开路电压，并记录环境温度。' },
      },
    ],
    onLater: fn(),
    onKeep: fn(),
  },
} satisfies Meta<typeof DraftConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Both changed other blocks. */
export const NoClash: Story = { args: { clashes: [] } };

/** One deleted what the other rewrote; the saves are too old to be known. */
export const Deleted: Story = {
  args: {
    saves: [],
    clashes: [
      { id: '3', page: 1, theirs: undefined, mine: paragraph },
      { id: '4', page: 1, theirs: table, mine: undefined },
    ],
  },
};

export const LongText: Story = {
  args: {
    saves: [save, { ...save, version: 5, by: '林知夏' }],
    clashes: [{ id: '3', page: 1, theirs: { ...paragraph!, text: paragraph!.text.repeat(20) }, mine: paragraph }],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
