import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { cards, longCard } from './fixtures.ts';
import { SquareView } from './SquareView.tsx';

const meta = {
  title: 'features/member/SquareView',
  component: SquareView,
  parameters: { layout: 'padded' },
  args: {
    assistants: { kind: 'ready', data: { rows: cards, count: cards.length } },
    reach: 'near',
    keyword: '',
    page: 1,
    hrefOf: ({ id }) => `/a/chat/bot/${id}/tenant`,
    repliesHrefOf: ({ id }) => `/a/chat/bot/${id}/tenant/cs`,
    onReach: fn(),
    onSearch: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SquareView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** More than a page of public assistants. */
export const Pages: Story = {
  args: { reach: 'all', page: 2, assistants: { kind: 'ready', data: { rows: cards, count: 23 } } },
};

export const Empty: Story = { args: { assistants: { kind: 'ready', data: { rows: [], count: 0 } } } };

export const NoMatch: Story = {
  args: { keyword: '叉车', assistants: { kind: 'ready', data: { rows: [], count: 0 } } },
};

export const Loading: Story = { args: { assistants: { kind: 'loading' } } };

export const Failed: Story = {
  args: { assistants: { kind: 'failed', message: messages.network, requestId: 'c41f8a20b6e94d13' } },
};

/** The list was closed to this identity while the page stood open. */
export const Denied: Story = { args: { assistants: denied } };

export const LongText: Story = {
  args: { assistants: { kind: 'ready', data: { rows: [longCard, ...cards.slice(0, 2)], count: 3 } } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
