import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { ChannelQuotaView } from './ChannelQuotaView.tsx';
import { copy } from './copy.ts';
import { limitedQuota, openQuota } from './fixtures.ts';

const meta = {
  title: 'features/channels/ChannelQuotaView',
  component: ChannelQuotaView,
  args: { quota: { kind: 'ready', data: limitedQuota }, testing: false, onTest: fn(), onRetry: fn() },
} satisfies Meta<typeof ChannelQuotaView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: copy.quota.test }));
    await expect(args.onTest).toHaveBeenCalled();
  },
};

export const Sent: Story = { args: { tested: { ok: true, message: '' } } };

/** A platform that tells no figure of the day, and sets no number for a message. */
export const Empty: Story = {
  args: { quota: { kind: 'ready', data: openQuota } },
};

export const LongText: Story = { args: { tested: { ok: false, message: '平台返回了很长的说明，'.repeat(12) } } };

export const Loading: Story = { args: { quota: { kind: 'loading' } } };

export const Failed: Story = { args: { quota: { kind: 'failed', message: messages.network } } };

export const Denied: Story = { args: { quota: denied } };
