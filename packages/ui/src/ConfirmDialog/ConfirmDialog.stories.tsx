import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { texts } from '../private/sampleTexts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'ui/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onCancel: fn(),
    onConfirm: fn(),
    title: '删除这3个文件？',
    children: '文件和已训练的内容会一并删除，历史对话里的来源将显示“文件已经被删除”。',
    confirmLabel: '删除',
    tone: 'danger',
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pending: Story = { args: { pending: true } };

export const Phone: Story = {
  args: { title: '清除全部对话记录？', children: texts.long, confirmLabel: '清除', tone: 'accent' },
  globals: { viewport: { value: 'phone' } },
};
