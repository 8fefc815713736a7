import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { apiCopy } from './apiCopy.ts';
import { ApiView } from './ApiView.tsx';

const NOW = Date.parse('2026-11-21T10:00:00+08:00');

const access = {
  kbBotId: '1'.padStart(32, '0'),
  publicId: '2'.padStart(32, '0'),
  token: 'ts-••••••••••••9dLw',
  createdAt: NOW - 9 * 86_400_000,
  lastUsedAt: NOW - 120_000,
  askedToday: 186,
  perMinute: 60,
  perDay: 5_000,
};

const meta = {
  title: 'features/release/ApiView',
  component: ApiView,
  args: {
    access: { kind: 'ready', data: access },
    address: 'https://example.com/v1',
    published: true,
    token: undefined,
    pending: false,
    now: NOW,
    onRenew: fn(),
    onTaken: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ApiView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: {
    access: { kind: 'ready', data: { ...access, token: '', createdAt: null, lastUsedAt: null, askedToday: 0 } },
    published: false,
  },
};

export const Loading: Story = { args: { access: { kind: 'loading' } } };

export const Failed: Story = { args: { access: { kind: 'failed', message: '服务暂时不可用，请稍后重试' } } };

/** The key is there to be copied, this once. */
export const Made: Story = {
  args: { token: `ts-${'3fQk9dLw'.repeat(5)}abc` },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: apiCopy.secret.title });
    await userEvent.click(within(dialog).getByRole('button', { name: apiCopy.secret.done }));
    await expect(args.onTaken).toHaveBeenCalledOnce();
  },
};

/** A new key ends the old one, so it is asked first. */
export const Renewing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: apiCopy.renew }));
    await screen.findByRole('alertdialog', { name: apiCopy.renewTitle });
    await expect(args.onRenew).not.toHaveBeenCalled();
  },
};

export const Denied: Story = { args: { access: denied } };

export const LongText: Story = {
  args: { address: 'https://a-host-with-a-very-long-name.knowledge.department.example.com.cn:8443/v1' },
};
