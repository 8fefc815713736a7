import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RecycleBinView, type BinRow } from '../shared/bin/index.ts';
import { denied } from '../shared/fixtures.ts';
import { binWords, documentsText } from './binWords.ts';
import { NOW } from './fixtures.ts';

const DAY = 86_400_000;

const row = (number: number, name: string, documents: number): BinRow => ({
  id: String(number).padStart(32, '0'),
  name,
  detail: documentsText(documents),
  deletedAt: NOW - number * DAY,
  endsAt: NOW + (30 - number) * DAY,
});

const rows = [row(1, '并网申请助手', 12), row(6, '逆变器安装助手', 1_306), row(29, '屋面荷载问答', 0)];

const ready = (list: BinRow[]) => ({ kind: 'ready' as const, data: { rows: list, count: list.length, days: 30 } });

const meta = {
  title: 'features/assistants/AssistantBinView',
  component: RecycleBinView,
  args: {
    items: ready(rows),
    words: binWords,
    keyword: '',
    page: 1,
    selected: new Set<string>(),
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

export const LongText: Story = {
  args: { items: ready([row(2, '华东区组串式逆变器安装验收与售后维护联合知识助手（2026修订版）', 1_306)]) },
};
