import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { DeskView } from './DeskView.tsx';
import { LONG_NAME, served } from './fixtures.ts';

const meta = {
  title: 'features/customerService/DeskView',
  component: DeskView,
  args: {
    served: { kind: 'ready', data: { rows: served, count: 4 } },
    keyword: '',
    page: 1,
    hrefOf: ({ id }) => `/a/cs/bot/${id}`,
    onSearch: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DeskView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { served: { kind: 'loading' } } };
export const Empty: Story = { args: { served: { kind: 'ready', data: { rows: [], count: 0 } } } };
export const NoMatch: Story = { args: { keyword: '逆变器', served: { kind: 'ready', data: { rows: [], count: 0 } } } };
export const Failed: Story = { args: { served: { kind: 'failed', message: messages.network } } };
/** No agent any more. */
export const Denied: Story = { args: { served: denied } };
export const LongText: Story = {
  args: {
    served: {
      kind: 'ready',
      data: { rows: served.map((row) => ({ ...row, name: LONG_NAME, openCount: 1_024, unreadCount: 128 })), count: 4 },
    },
  },
};
