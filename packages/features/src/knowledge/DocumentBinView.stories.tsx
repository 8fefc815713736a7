import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RecycleBinView, type BinRow } from '../shared/bin/index.ts';
import { denied } from '../shared/fixtures.ts';
import { binWords } from './binWords.ts';
import { NOW } from './fixtures.ts';
import { LibraryViews } from './LibraryViews.tsx';

const DAY = 86_400_000;

const row = (number: number, name: string, detail: string): BinRow => ({
  id: String(number).padStart(32, '0'),
  name,
  detail,
  deletedAt: NOW - number * DAY,
  endsAt: NOW + (30 - number) * DAY,
});

const rows = [
  row(1, '低压并网申请材料清单与填写范例.docx', '1.2MB'),
  row(4, '组串式逆变器选型与接线指南.pdf', '18.4MB'),
  row(29, '屋面荷载复核报告（扫描件）.pdf', '6.1MB'),
];

const ready = (list: BinRow[]) => ({ kind: 'ready' as const, data: { rows: list, count: list.length, days: 30 } });

const meta = {
  title: 'features/knowledge/DocumentBinView',
  component: RecycleBinView,
  args: {
    items: ready(rows),
    words: binWords,
    keyword: '',
    page: 1,
    selected: new Set<string>(),
    switcher: <LibraryViews view="bin" onView={fn()} />,
    onSelect: fn(),
    onSearch: fn(),
    onPage: fn(),
    onRefresh: fn(),
    onRestore: fn(),
    onPurge: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof RecycleBinView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { items: ready([]) } };

export const NoMatch: Story = { args: { items: ready([]), keyword: '储能' } };

export const Loading: Story = { args: { items: { kind: 'loading' } } };

export const Failed: Story = { args: { items: { kind: 'failed', message: messages.network } } };

/** No admin of the enterprise any more. */
export const Denied: Story = { args: { items: denied } };

export const Selected: Story = { args: { selected: new Set(rows.slice(0, 2).map(({ id }) => id)) } };

export const LongText: Story = {
  args: {
    items: ready([
      row(2, `${'HY-110K组串式逆变器安装、接线、调试与故障处理'.repeat(4)}（第二版 Final v2.3）.docx`, '18.4MB'),
    ]),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
