import { lateMessages, messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EmbedDialog } from './EmbedDialog.tsx';

const publicId = '0f3a7c1d9e2b4a6880f3a7c1d9e2b4a6';
const look = { position: 'corner', color: '#2C5FA8' } as const;
const now = Date.parse('2026-11-21T10:00:00+08:00');

const meta = {
  title: 'features/assistants/EmbedDialog',
  component: EmbedDialog,
  args: {
    open: true,
    assistant: { name: '设备维修助手', publicId },
    link: `https://tinystar.example.com/b/${publicId}`,
    draft: { kind: 'ready', data: { domains: 'https://www.example.com\nhttps://*.example.cn', look } },
    secretAt: null,
    pending: false,
    making: false,
    now,
    onChange: fn(),
    onSave: fn(),
    onMakeSecret: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EmbedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FullPage: Story = {
  args: { draft: { kind: 'ready', data: { domains: '', look: { position: 'full', color: '#8F5B00' } } } },
};
export const InPage: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: '页内嵌入' }));
    await expect(await screen.findByText(/min-height:700px/)).toBeVisible();
  },
};
export const SecretShown: Story = {
  args: { secretAt: now - 3_600_000, secret: 'Vq2c3yM0nYxk6yV1o3oE8t4dQeJm9Zr5uB7hLw0sKfA' },
};
/** What the one before signed is refused then, so it is asked first. */
export const RenewSecret: Story = {
  args: { secretAt: now - 3 * 86_400_000 },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重新生成' }));
    await expect(await screen.findByText('确认重新生成密钥吗？')).toBeVisible();
    await expect(args.onMakeSecret).not.toHaveBeenCalled();
  },
};
export const Wrong: Story = {
  args: {
    draft: { kind: 'ready', data: { domains: 'https://www.example.com/帮助', look } },
    error: lateMessages.website,
  },
};
export const Loading: Story = { args: { draft: { kind: 'loading' } } };
export const Failed: Story = { args: { draft: { kind: 'failed', message: messages.network } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
