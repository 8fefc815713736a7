import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RecaptureDialog } from './RecaptureDialog.tsx';

const meta = {
  title: 'features/knowledge/RecaptureDialog',
  component: RecaptureDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    url: 'https://docs.example.com/guide',
    every: 'week',
    pending: false,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RecaptureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongAddress: Story = {
  args: {
    url: 'https://docs.example.com/news/2026/energy-storage-safety-inspection-and-maintenance-schedule-of-the-region?from=list&page=2',
  },
};

export const Saving: Story = { args: { pending: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
