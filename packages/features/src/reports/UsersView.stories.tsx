import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { conversationHref } from './address.ts';
import { range, users } from './fixtures.ts';
import { UsersView } from './UsersView.tsx';

const meta = {
  title: 'features/reports/UsersView',
  component: UsersView,
  args: {
    users: { kind: 'ready', data: { rows: users, count: 36 } },
    range,
    page: 1,
    onRange: fn(),
    onPage: fn(),
    onRetry: fn(),
    hrefOf: conversationHref('/history'),
  },
} satisfies Meta<typeof UsersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { users: { kind: 'loading' } } };
export const Empty: Story = { args: { users: { kind: 'ready', data: { rows: [], count: 0 } } } };
export const Failed: Story = { args: { users: { kind: 'failed', message: messages.network } } };
