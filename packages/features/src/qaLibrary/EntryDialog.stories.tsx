import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { copy } from './copy.ts';
import { EntryDialog } from './EntryDialog.tsx';

const meta = {
  title: 'features/qaLibrary/EntryDialog',
  component: EntryDialog,
  parameters: { layout: 'fullscreen' },
  args: { type: 'q', initial: '边压块螺丝拧多紧', pending: false, onClose: fn(), onSave: fn() },
} satisfies Meta<typeof EntryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Answer: Story = { args: { type: 'a', initial: '标准值**16～18N·m**，100%复核。' } };

export const Empty: Story = {
  args: { type: 'a', initial: '' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: copy.dialog.save }));
  },
};

export const LongText: Story = { args: { initial: '问'.repeat(256) } };

export const Failed: Story = { args: { error: '每条问答最多100个问法' } };

export const Loading: Story = { args: { pending: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
