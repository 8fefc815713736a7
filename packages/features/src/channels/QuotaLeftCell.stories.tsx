import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { denied } from '../shared/fixtures.ts';
import { limitedQuota, openQuota } from './fixtures.ts';
import { QuotaLeftCell } from './QuotaLeftCell.tsx';

const meta = {
  title: 'features/channels/QuotaLeftCell',
  component: QuotaLeftCell,
  args: { quota: { kind: 'ready', data: limitedQuota } },
} satisfies Meta<typeof QuotaLeftCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Scarce: Story = {
  tags: ['shot'],
  args: { quota: { kind: 'ready', data: { ...limitedQuota, daily: { limit: 10_000, left: 214 } } } },
};

/** A platform that tells no figure of the day, and sets no number for a message. */
export const Window: Story = { args: { quota: { kind: 'ready', data: openQuota } } };

export const Loading: Story = { args: { quota: { kind: 'loading' } } };

export const Failed: Story = { args: { quota: { kind: 'failed', message: messages.network } } };

export const Denied: Story = { args: { quota: denied } };
