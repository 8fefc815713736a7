import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { conversationHref } from './address.ts';
import { copy } from './copy.ts';
import { gaps, range } from './fixtures.ts';
import { GapsView } from './GapsView.tsx';

const meta = {
  title: 'features/reports/GapsView',
  component: GapsView,
  args: {
    gaps: { kind: 'ready', data: { rows: gaps } },
    range,
    onRange: fn(),
    onAnswer: fn(),
    onDocument: fn(),
    onIgnore: fn(),
    onRetry: fn(),
    hrefOf: conversationHref('/history'),
    testHref: (question) => `/test?question=${question}`,
  },
} satisfies Meta<typeof GapsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [answer] = await canvas.findAllByRole('button', { name: copy.gaps.answer });
    await userEvent.click(answer!);
    await expect(args.onAnswer).toHaveBeenCalledWith(gaps[0]);
  },
};
export const OnlyRelated: Story = {
  args: { gaps: { kind: 'ready', data: { rows: [gaps[0]!, { ...gaps[1]!, related: 0 }] } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: copy.gaps.kinds.related }));
    await expect(canvas.queryByText(gaps[1]!.question)).toBeNull();
    await expect(canvas.getByText(gaps[0]!.question)).toBeVisible();
  },
};
export const Loading: Story = { args: { gaps: { kind: 'loading' } } };
export const Empty: Story = { args: { gaps: { kind: 'ready', data: { rows: [] } } } };
export const Failed: Story = { args: { gaps: { kind: 'failed', message: messages.network } } };
export const Denied: Story = { args: { gaps: denied } };
export const LongText: Story = {
  args: {
    gaps: {
      kind: 'ready',
      data: {
        rows: gaps.map((gap) => ({
          ...gap,
          question:
            '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）'.repeat(
              4,
            ),
        })),
      },
    },
  },
};
