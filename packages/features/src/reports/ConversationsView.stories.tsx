import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { ConversationsView } from './ConversationsView.tsx';
import { copy } from './copy.ts';
import { conversations, now, range } from './fixtures.ts';

const meta = {
  title: 'features/reports/ConversationsView',
  component: ConversationsView,
  args: {
    conversations: { kind: 'ready', data: { rows: conversations, count: 329 } },
    place: { range },
    now,
    exporting: false,
    onPlace: fn(),
    onOpen: fn(),
    onExport: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ConversationsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: conversations[2]!.question }));
    await expect(args.onOpen).toHaveBeenCalledWith(conversations[2]!.id);
  },
};
/** Come from a figure: what it counts is named and can be dropped. */
export const FromFigure: Story = {
  args: {
    place: {
      range,
      province: '',
      asker: 'visitor:1',
      thumb: 'down',
      word: '并网',
      keys: ['a'.repeat(32)],
      opened: true,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.conversations.ofWord('并网') }));
    await expect(args.onPlace).toHaveBeenCalledWith({ ...args.place, word: undefined });
  },
};
export const Loading: Story = { args: { conversations: { kind: 'loading' } } };
export const NoMatch: Story = { args: { conversations: { kind: 'ready', data: { rows: [], count: 0 } } } };
export const Exporting: Story = { args: { exporting: true } };
export const Failed: Story = { args: { conversations: { kind: 'failed', message: messages.network } } };
export const Empty: Story = {
  args: { conversations: { kind: 'ready', data: { rows: [], count: 0 } }, place: { range } },
};
export const Denied: Story = { args: { conversations: denied } };
export const LongText: Story = {
  args: {
    conversations: {
      kind: 'ready',
      data: {
        rows: conversations.map((row) => ({
          ...row,
          question:
            '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）'.repeat(
              4,
            ),
          userName:
            '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）',
        })),
        count: 329,
      },
    },
  },
};
