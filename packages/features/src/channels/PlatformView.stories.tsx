import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { channelStates, limitedQuota, noChannels, openQuota } from './fixtures.ts';
import { PlatformView } from './PlatformView.tsx';
import { QuotaLeftCell } from './QuotaLeftCell.tsx';

const meta = {
  title: 'features/channels/PlatformView',
  component: PlatformView,
  args: {
    channels: { kind: 'ready', data: channelStates },
    quota: ({ channel }) => (
      <QuotaLeftCell quota={{ kind: 'ready', data: channel === 'woa_chat' ? limitedQuota : openQuota }} />
    ),
    onRetry: fn(),
    onPreview: fn(),
    onConfigure: fn(),
    onUndelivered: fn(),
    onUnanswered: fn(),
  },
} satisfies Meta<typeof PlatformView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { channels: { kind: 'ready', data: noChannels } } };

export const Loading: Story = { args: { channels: { kind: 'loading' } } };

export const Failed: Story = { args: { channels: { kind: 'failed', message: messages.network } } };

export const Denied: Story = { args: { channels: denied } };

/** Nobody is answered before the assistant is published. */
export const Unpublished: Story = {
  args: { channels: { kind: 'ready', data: noChannels }, publishHref: '/a/train/bot/1/release/webapp' },
};

export const LongText: Story = {
  args: {
    channels: {
      kind: 'ready',
      data: channelStates.map((state) => ({
        ...state,
        account: 'account-of-the-enterprise-'.repeat(5),
        lastError: '平台返回了很长的说明，'.repeat(12),
        refused: 123_456,
        messagesToday: 1_234_567,
      })),
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
