import { coins, messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { range, tenantReport } from './fixtures.ts';
import { TenantReportView } from './TenantReportView.tsx';

const meta = {
  title: 'features/reports/TenantReportView',
  component: TenantReportView,
  args: {
    report: { kind: 'ready', data: tenantReport },
    range,
    onRange: fn(),
    onRetry: fn(),
    asker: undefined,
    onEverybody: fn(),
    assistantsHref: (asker) => `?asker=${asker ?? ''}`,
    conversationsHref: (id) => `/c/${id}`,
  },
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
        coins: {
          balance: coins(100),
          total: { spent: coins(0), received: coins(0) },
          before: { spent: coins(0), received: coins(0) },
        },
        coinDays: tenantReport.coinDays.map((day) => ({ ...day, spent: coins(0) })),
        chats: {
          total: { questions: 0, users: 0, unanswered: 0, sourced: 0, opened: 0, up: 0, down: 0 },
          before: { questions: 0, users: 0, unanswered: 0, sourced: 0, opened: 0, up: 0, down: 0 },
        },
        chatDays: tenantReport.chatDays.map((day) => ({ ...day, questions: 0, users: 0 })),
        members: [],
        guests: [],
        assistants: [],
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

/** How often one person asked each assistant. */
export const OnePerson: Story = {
  args: {
    asker: tenantReport.members[0]!.asker,
    report: {
      kind: 'ready',
      data: {
        ...tenantReport,
        assistants: tenantReport.assistants.map((row) => ({
          ...row,
          asker: tenantReport.members[0]!.asker,
          unanswered: null,
          down: null,
          before: null,
        })),
      },
    },
  },
};
