import { messages, type QaPair } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { NOW, pair, pairs } from './fixtures.ts';
import { QaLibraryView } from './QaLibraryView.tsx';

const ready = (rows: QaPair[], count = rows.length) => ({ kind: 'ready' as const, data: { rows, count } });

const meta = {
  title: 'features/qaLibrary/QaLibraryView',
  component: QaLibraryView,
  args: {
    pairs: ready(pairs, 128),
    filter: { keyword: '', view: 'library', page: 1 },
    selected: new Set<string>(),
    detailHref: ({ id }) => `/a/train/bot/1/knowledge/qa/${id}`,
    onSelect: fn(),
    onFilter: fn(),
    onRefresh: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onOpen: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onRemoveSelected: fn(),
    onRestoreSelected: fn(),
  },
} satisfies Meta<typeof QaLibraryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { pairs: ready([]) } };

export const Loading: Story = { args: { pairs: { kind: 'loading' } } };

export const Failed: Story = { args: { pairs: { kind: 'failed', message: messages.network } } };

/** No admin of the enterprise any more. */
export const Denied: Story = { args: { pairs: denied } };

export const NoMatch: Story = { args: { pairs: ready([]), filter: { keyword: '储能', view: 'library', page: 1 } } };

export const Selected: Story = { args: { selected: new Set(pairs.slice(1, 3).map(({ id }) => id)) } };

export const Bin: Story = {
  args: {
    pairs: ready(pairs.slice(0, 2).map((each) => ({ ...each, deletedAt: NOW - 86_400_000 }))),
    filter: { keyword: '', view: 'bin', page: 1 },
  },
};

export const EmptyBin: Story = { args: { pairs: ready([]), filter: { keyword: '', view: 'bin', page: 1 } } };

export const LongText: Story = {
  args: {
    pairs: ready([
      pair(1, {
        question: '分布式光伏系统在沿海及化工区安装时边压块与中压块分别应当用多大扭矩'.repeat(7),
        answer: 'Torque values（N·m）和复核比例见下表，沿海及化工区改用316不锈钢。'.repeat(60),
        questionCount: 100,
        answerCount: 8,
      }),
    ]),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
