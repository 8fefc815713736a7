import { lateMessages, messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { embedCode } from './embed.ts';
import { EmbedDialog } from './EmbedDialog.tsx';

const meta = {
  title: 'features/assistants/EmbedDialog',
  component: EmbedDialog,
  args: {
    open: true,
    code: embedCode('设备维修助手', 'https://tinystar.example.com/b/0f3a7c1d9e2b4a6880f3a7c1d9e2b4a6'),
    domains: { kind: 'ready', data: 'https://www.example.com\nhttps://*.example.cn' },
    pending: false,
    onChange: fn(),
    onSave: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EmbedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { domains: { kind: 'ready', data: '' } } };
export const Wrong: Story = {
  args: { domains: { kind: 'ready', data: 'https://www.example.com/帮助' }, error: lateMessages.website },
};
export const Loading: Story = { args: { domains: { kind: 'loading' } } };
export const Failed: Story = { args: { domains: { kind: 'failed', message: messages.network } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
