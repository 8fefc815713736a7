import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MiniProgramDialog } from './MiniProgramDialog.tsx';

// A grey disc stands for the code, which only WeChat can draw.
const disc =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"%3E%3Ccircle cx="1" cy="1" r="1" fill="%23888"/%3E%3C/svg%3E';

const meta = {
  title: 'features/channels/MiniProgramDialog',
  component: MiniProgramDialog,
  args: { name: '光伏安装顾问', code: { kind: 'ready', data: disc }, onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof MiniProgramDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotOpened: Story = { args: { code: { kind: 'ready', data: null } } };
export const Loading: Story = { args: { code: { kind: 'loading' } } };
export const Failed: Story = { args: { code: { kind: 'failed', message: messages.network } } };
