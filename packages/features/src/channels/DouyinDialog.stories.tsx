import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { DouyinDialog } from './DouyinDialog.tsx';
import { douyinCopy as copy } from './douyinCopy.ts';

const meta = {
  title: 'features/channels/DouyinDialog',
  component: DouyinDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    setting: { kind: 'ready', data: { configured: true, openId: '_000QadFMhmU1jNCI3JdPnyVDL6XavC70dFy' } },
    leaving: false,
    onAuthorise: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DouyinDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Authorised: another account, or the same one again, needs one press. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: copy.again }));
    await expect(args.onAuthorise).toHaveBeenCalled();
  },
};

export const Unauthorised: Story = {
  args: { setting: { kind: 'ready', data: { configured: true, openId: null } } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: copy.authorise }));
    await expect(args.onAuthorise).toHaveBeenCalled();
  },
};

/** The platform has no application on Douyin: nothing is offered that would fail. */
export const NotConfigured: Story = {
  tags: ['shot'],
  args: { setting: { kind: 'ready', data: { configured: false, openId: null } } },
  play: async () => {
    await expect(await screen.findByText(copy.missing.title)).toBeVisible();
    await expect(screen.queryByRole('button', { name: copy.authorise })).toBeNull();
  },
};

export const LongText: Story = {
  args: { setting: { kind: 'ready', data: { configured: true, openId: 'open-id-of-the-account-'.repeat(8) } } },
};

export const Loading: Story = { args: { setting: { kind: 'loading' } } };

export const Failed: Story = { args: { setting: { kind: 'failed', message: messages.network } } };

export const Denied: Story = { args: { setting: denied } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
