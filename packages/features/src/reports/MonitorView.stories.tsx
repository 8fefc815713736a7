import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { conversationHref } from './address.ts';
import { copy } from './copy.ts';
import { keywords, questions, range } from './fixtures.ts';
import { MonitorView } from './MonitorView.tsx';

const meta = {
  title: 'features/reports/MonitorView',
  component: MonitorView,
  args: {
    keywords: { kind: 'ready', data: keywords },
    questions: { kind: 'ready', data: questions },
    keyword: '逆变器',
    page: 1,
    range,
    onRange: fn(),
    onKeyword: fn(),
    onPage: fn(),
    onRetry: fn(),
    hrefOf: conversationHref('/history'),
  },
} satisfies Meta<typeof MonitorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.monitor.choose('保修', 320) }));
    await expect(args.onKeyword).toHaveBeenCalledWith('保修');
  },
};
export const Loading: Story = {
  args: { keywords: { kind: 'loading' }, questions: { kind: 'loading' }, keyword: undefined },
};
export const Empty: Story = {
  args: { keywords: { kind: 'ready', data: { keywords: [], total: 0 } }, keyword: undefined },
};
export const Failed: Story = { args: { keywords: { kind: 'failed', message: messages.network } } };
export const QuestionsFailed: Story = { args: { questions: { kind: 'failed', message: messages.network } } };
export const Denied: Story = { args: { keywords: denied } };
export const LongText: Story = {
  args: {
    questions: {
      kind: 'ready',
      data: {
        ...questions,
        questions: questions.questions.map((row) => ({
          ...row,
          question:
            '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）'.repeat(
              4,
            ),
        })),
      },
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
