import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { conversationHref } from './address.ts';
import { range, users } from './fixtures.ts';
import { UsersView } from './UsersView.tsx';

const meta = {
  title: 'features/reports/UsersView',
  component: UsersView,
  args: {
    users: { kind: 'ready', data: { rows: users, count: 36 } },
    range,
    page: 1,
    exporting: false,
    onExport: fn(),
    onRange: fn(),
    onPage: fn(),
    onRetry: fn(),
    hrefOf: conversationHref('/history'),
  },
} satisfies Meta<typeof UsersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { users: { kind: 'loading' } } };
export const Empty: Story = { args: { users: { kind: 'ready', data: { rows: [], count: 0 } } } };
export const Failed: Story = { args: { users: { kind: 'failed', message: messages.network } } };
export const Denied: Story = { args: { users: denied } };
export const LongText: Story = {
  args: {
    users: {
      kind: 'ready',
      data: {
        rows: users.map((user) => ({
          ...user,
          userName:
            '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）',
        })),
        count: 36,
      },
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
