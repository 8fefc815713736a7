import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Topic, TopicHit } from '@tinystar/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { id, NOW } from '../fixtures.ts';
import { TopicsView } from './TopicsView.tsx';

const HOUR = 3_600_000;
const topic = (letter: string, name: string, hours: number, more: Partial<Topic> = {}): Topic => ({
  id: id(letter),
  name,
  pinned: false,
  lastTime: NOW - hours * HOUR,
  updatedAt: NOW - hours * HOUR,
  ...more,
});
const rows = [
  topic('1', '验收前的检查清单', 30, { pinned: true }),
  topic('2', '接地线要用多大的线径？', 1),
  topic('3', '2062是什么告警？', 4),
  topic('4', '组串极性接反后，机器会损坏吗？', 26),
  topic('5', '', 27),
];
const hit = (letter: string, more: Partial<TopicHit> = {}): TopicHit => ({
  id: id(letter),
  topicName: '',
  question: '接地线要用多大的线径？',
  excerpt: '…机壳两处接地点须用截面积不小于16 mm²的黄绿双色接地线连接，接地电阻不大于4 Ω。',
  timestamp: NOW - 2 * HOUR,
  ...more,
});
const hits = [
  hit('6', { topicId: id('2'), topicName: '接地线要用多大的线径？' }),
  hit('7', { question: '屋面上怎么接地？', timestamp: NOW - 50 * HOUR }),
];

const meta = {
  title: 'features/chat/TopicsView',
  component: TopicsView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 416, blockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    topics: { kind: 'ready', data: { rows, count: 5 } },
    keyword: '',
    hits: { kind: 'loading' },
    current: id('2'),
    now: NOW,
    onSearch: fn(),
    onCreate: fn(),
    onPick: fn(),
    onRename: fn(),
    onPin: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TopicsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: { topics: { kind: 'ready', data: { rows: [], count: 0 } }, current: undefined },
};

export const Loading: Story = { args: { topics: { kind: 'loading' } } };

export const Failed: Story = { args: { topics: { kind: 'failed', message: '系统发生未知错误，请稍后重试。' } } };

/** Every place of the words is marked, in question and answer. */
export const Found: Story = {
  tags: ['shot'],
  args: { keyword: '接地', hits: { kind: 'ready', data: { rows: hits, count: 7 } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('接地', { selector: 'mark' })).toHaveLength(8);
    await userEvent.click(canvas.getAllByRole('button', { name: /接地线要用多大的线径/ })[0]!);
    await expect(args.onPick).toHaveBeenCalledWith({ id: id('2'), name: '接地线要用多大的线径？' }, id('6'));
  },
};

export const NothingFound: Story = {
  args: { keyword: '运费', hits: { kind: 'ready', data: { rows: [], count: 0 } } },
};

export const SearchFailed: Story = {
  args: { keyword: '运费', hits: { kind: 'failed', message: '系统发生未知错误，请稍后重试。' } },
};

export const Renaming: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '2062是什么告警？的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '重命名' }));
    const box = await canvas.findByRole('textbox', { name: '对话名称' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.clear(box);
    await userEvent.type(box, '告警代码{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(rows[2], '告警代码');
  },
};

export const Removed: Story = {
  args: { removed: topic('8', '直流侧接线前要检查什么？', 3) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '撤销' }));
    await expect(args.onUndo).toHaveBeenCalledWith(args.removed);
  },
};

export const LongText: Story = {
  args: {
    topics: {
      kind: 'ready',
      data: {
        rows: [topic('1', '华东区组串式逆变器安装验收与售后维护联合知识助手二〇二六修订版第三季度培训答疑记录', 2)],
        count: 12,
      },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
