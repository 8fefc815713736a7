import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { CenterView } from './CenterView.tsx';
import { now, received, receivers } from './fixtures.ts';

const meta = {
  title: 'features/authorizations/CenterView',
  component: CenterView,
  args: {
    receivers: { kind: 'ready', data: receivers },
    received: { kind: 'ready', data: received },
    now,
    hrefOf: (friendlyId: string) => `/lent/${friendlyId}`,
    chatHrefOf: (kbBotId: string) => `/chat/${kbBotId}`,
    onFind: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CenterView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { receivers: { kind: 'loading' }, received: { kind: 'loading' } } };
export const Empty: Story = {
  args: {
    receivers: { kind: 'ready', data: { ...receivers, rows: [] } },
    received: { kind: 'ready', data: { rows: [] } },
  },
};
export const Failed: Story = { args: { receivers: { kind: 'failed', message: messages.network } } };
export const Denied: Story = { args: { receivers: denied } };
export const LongText: Story = {
  args: {
    receivers: {
      kind: 'ready',
      data: {
        ...receivers,
        rows: receivers.rows.map((row) => ({
          ...row,
          name: '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）',
        })),
      },
    },
  },
};
