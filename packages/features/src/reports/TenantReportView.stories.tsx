import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { range, tenantReport } from './fixtures.ts';
import { TenantReportView } from './TenantReportView.tsx';

const meta = {
  title: 'features/reports/TenantReportView',
  component: TenantReportView,
  args: { report: { kind: 'ready', data: tenantReport }, range, onRange: fn(), onRetry: fn() },
} satisfies Meta<typeof TenantReportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { report: { kind: 'loading' } } };
/** Nothing was asked yet. */
export const Empty: Story = {
  args: {
    report: {
      kind: 'ready',
      data: {
        coins: { balance: 100, total: { spent: 0, received: 0 }, before: { spent: 0, received: 0 } },
        coinDays: tenantReport.coinDays.map((day) => ({ ...day, spent: 0 })),
        chats: {
          total: { questions: 0, users: 0, unanswered: 0, sourced: 0, up: 0, down: 0 },
          before: { questions: 0, users: 0, unanswered: 0, sourced: 0, up: 0, down: 0 },
        },
        chatDays: tenantReport.chatDays.map((day) => ({ ...day, questions: 0, users: 0 })),
        members: [],
        guests: [],
      },
    },
  },
};
export const Failed: Story = { args: { report: { kind: 'failed', message: messages.network } } };
export const Denied: Story = { args: { report: denied } };
export const LongText: Story = {
  args: {
    report: {
      kind: 'ready',
      data: {
        ...tenantReport,
        members: tenantReport.members.map((row) => ({
          ...row,
          userName:
            '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）',
        })),
      },
    },
  },
};
