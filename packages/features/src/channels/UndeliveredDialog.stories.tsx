import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { undelivered } from './fixtures.ts';
import { UndeliveredDialog } from './UndeliveredDialog.tsx';

const meta = {
  title: 'features/channels/UndeliveredDialog',
  component: UndeliveredDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    list: { kind: 'ready', data: { rows: undelivered, count: undelivered.length } },
    page: 1,
    onPage: fn(),
    onResend: fn(),
    onResendAll: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof UndeliveredDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { list: { kind: 'ready', data: { rows: [], count: 0 } } } };

export const Loading: Story = { args: { list: { kind: 'loading' } } };

export const Failed: Story = { args: { list: { kind: 'failed', message: messages.network } } };
