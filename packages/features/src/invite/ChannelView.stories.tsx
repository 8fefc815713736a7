import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { ChannelView } from './ChannelView.tsx';
import { figures, noFigures, summary } from './fixtures.ts';

const meta = {
  title: 'features/invite/ChannelView',
  component: ChannelView,
  args: {
    summary: { kind: 'ready', data: summary },
    figures: { kind: 'ready', data: figures },
    range: { from: '2026-10-23', to: '2026-11-21' },
    onRange: fn(),
    onInvite: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ChannelView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { summary: { kind: 'loading' }, figures: { kind: 'loading' } } };
/** Nobody has come yet. */
export const Empty: Story = {
  args: {
    summary: {
      kind: 'ready',
      data: {
        promoteeCount: 0,
        activeCount: 0,
        vipCount: 0,
        usage: summary.usage.map((day) => ({ ...day, usageCount: 0, userCount: 0 })),
      },
    },
    figures: { kind: 'ready', data: noFigures },
  },
};
export const Failed: Story = { args: { figures: { kind: 'failed', message: messages.network } } };
/** No promotion user any more. */
export const Denied: Story = { args: { summary: denied, figures: denied } };
export const LongText: Story = {
  args: {
    figures: {
      kind: 'ready',
      data: {
        ...figures,
        users: figures.users.map((row) => ({
          ...row,
          name: `${row.name}·阿卜杜热合曼·买买提艾力`,
          count: 1_284_000 + row.count,
        })),
        assistants: figures.assistants.map((row) => ({ ...row, name: `${row.name}（华东区设备运维与备件保障中心）` })),
      },
    },
  },
};
