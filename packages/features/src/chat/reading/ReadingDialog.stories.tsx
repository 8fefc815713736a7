import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import ReadingDialog from './ReadingDialog.tsx';

const meta = {
  title: 'features/chat/ReadingDialog',
  component: ReadingDialog,
  parameters: { layout: 'fullscreen' },
  args: { reading: { size: 'md', width: 'md', dense: false }, onChange: fn(), onClose: fn() },
} satisfies Meta<typeof ReadingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Changed: Story = { args: { reading: { size: 'xl', width: 'lg', dense: true } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
