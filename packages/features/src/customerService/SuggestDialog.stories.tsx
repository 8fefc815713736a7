import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { suggestion } from './fixtures.ts';
import { SuggestDialog } from './SuggestDialog.tsx';

const meta = {
  title: 'features/customerService/SuggestDialog',
  component: SuggestDialog,
  args: {
    open: true,
    suggestion: { kind: 'ready', data: suggestion },
    onInsert: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SuggestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingFound: Story = {
  args: { suggestion: { kind: 'ready', data: { ...suggestion, answered: false, sources: [] } } },
};
export const Loading: Story = { args: { suggestion: { kind: 'loading' } } };
export const Failed: Story = { args: { suggestion: { kind: 'failed', message: messages.network } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
