import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { assistant, LONG_NAME, NOW, ticket, tickets } from './fixtures.ts';
import { TicketListView } from './TicketListView.tsx';

const longTicket = {
  user: {
    name: '欧阳明远·阿卜杜热合曼·买买提艾力（华东区设备运维与备件保障中心）',
    avatar: { type: 'color', color: 'cyan' },
  },
  lastMessage: { text: '三台五轴加工中心在换刀以后都出现了同样的坐标偏移。'.repeat(6), source: 'user', timestamp: NOW },
  unreadCount: 128,
} as const;

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
export const LongText: Story = {
  args: {
    tickets: {
      kind: 'ready',
      data: { rows: [ticket(1, longTicket), ...tickets], count: 5, kbBot: { ...assistant, name: LONG_NAME } },
    },
  },
};
