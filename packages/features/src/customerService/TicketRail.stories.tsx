import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { NOW, ticket, tickets } from './fixtures.ts';
import { TicketRail } from './TicketRail.tsx';

const open = tickets.filter(({ status }) => status === 'open');

const meta = {
  title: 'features/customerService/TicketRail',
  component: TicketRail,
  args: {
    tickets: { kind: 'ready', data: { rows: open, count: open.length, hours: 8 } },
    current: open[0]!.id,
    drafts: new Set([open[2]!.id]),
    now: NOW,
    hrefOf: ({ id }) => `/t/${id}`,
    allHref: '/a',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '32rem', inlineSize: '17rem', display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TicketRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const More: Story = {
  args: {
    tickets: {
      kind: 'ready',
      data: { rows: Array.from({ length: 10 }, (_, at) => ticket(at, { unreadCount: at * 37 })), count: 24, hours: 8 },
    },
  },
};
export const Loading: Story = { args: { tickets: { kind: 'loading' } } };
export const Empty: Story = { args: { tickets: { kind: 'ready', data: { rows: [], count: 0, hours: 8 } } } };
export const Failed: Story = { args: { tickets: { kind: 'failed', message: messages.network } } };
export const Denied: Story = { args: { tickets: denied } };
