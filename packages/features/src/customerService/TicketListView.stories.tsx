import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { assistant, LONG_NAME, NOW, tickets } from './fixtures.ts';
import { TicketListView } from './TicketListView.tsx';

const meta = {
  title: 'features/customerService/TicketListView',
  component: TicketListView,
  args: {
    tickets: { kind: 'ready', data: { rows: tickets, count: 4, kbBot: assistant } },
    filter: 'all',
    page: 1,
    now: NOW,
    deskHref: '/a/cs/center',
    hrefOf: ({ id }) => `/a/cs/bot/1/ticket/${id}`,
    onFilter: fn(),
    onPage: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof TicketListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** More than a page, of an assistant with a long name. */
export const Paged: Story = {
  args: {
    page: 2,
    tickets: { kind: 'ready', data: { rows: tickets, count: 34, kbBot: { ...assistant, name: LONG_NAME } } },
  },
};
export const Loading: Story = { args: { tickets: { kind: 'loading' } } };
export const Empty: Story = {
  args: { tickets: { kind: 'ready', data: { rows: [], count: 0, kbBot: assistant } } },
};
export const NoMatch: Story = { args: { ...Empty.args, filter: 'closed' } };
export const Failed: Story = { args: { tickets: { kind: 'failed', message: messages.network } } };
/** Not one of those the agent serves. */
export const Denied: Story = { args: { tickets: { kind: 'missing' } } };
