import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { phrases } from './fixtures.ts';
import { PhrasesDialog } from './PhrasesDialog.tsx';

const meta = {
  title: 'features/customerService/PhrasesDialog',
  component: PhrasesDialog,
  args: {
    open: true,
    phrases: { kind: 'ready', data: { rows: phrases, count: phrases.length } },
    keyword: '',
    draft: undefined,
    pending: false,
    onKeyword: fn(),
    onDraft: fn(),
    onSave: fn(),
    onRemove: fn(),
    onInsert: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PhrasesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Writing: Story = { args: { draft: { title: '', text: '', shared: false } } };
export const Editing: Story = { args: { draft: phrases[1] } };
export const Refused: Story = { args: { error: messages.unexpected } };
export const Loading: Story = { args: { phrases: { kind: 'loading' } } };
export const Empty: Story = { args: { phrases: { kind: 'ready', data: { rows: [], count: 0 } } } };
export const NoMatch: Story = { args: { keyword: '退货', phrases: { kind: 'ready', data: { rows: [], count: 0 } } } };
export const Failed: Story = { args: { phrases: { kind: 'failed', message: messages.network } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
