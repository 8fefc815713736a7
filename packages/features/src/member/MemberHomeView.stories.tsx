import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { cards, now, recentRows } from './fixtures.ts';
import { MemberHomeView } from './MemberHomeView.tsx';

const meta = {
  title: 'features/member/MemberHomeView',
  component: MemberHomeView,
  parameters: { layout: 'padded' },
  args: {
    person: '周宁',
    face: { id: '1', name: '华晨精密制造', avatar: { type: 'color', color: 'blue' } },
    enterprise: '华晨精密制造',
    maker: false,
    assistants: { kind: 'ready', data: { rows: cards, count: 9 } },
    recent: { kind: 'ready', data: recentRows },
    question: '',
    chosen: undefined,
    pending: false,
    focused: false,
    unsure: undefined,
    now,
    squareHref: '/a/chat/bot/square',
    createHref: '/a/train/create/tenant',
    cardHref: ({ id }) => `/a/chat/bot/${id}/tenant`,
    rowHref: ({ id }) => `/a/chat/bot/${id}/tenant`,
    repliesHref: ({ id }) => `/a/chat/bot/${id}/tenant/cs`,
    onChange: fn(),
    onChoose: fn(),
    onAsk: fn(),
    onBlank: fn(),
    onAnswerer: fn(),
    onRetry: fn(),
    onRetryRecent: fn(),
  },
} satisfies Meta<typeof MemberHomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const First: Story = { args: { recent: { kind: 'ready', data: [] } } };

/** Nobody is likely to know: the person says who shall try. */
export const Unsure: Story = { args: { question: '公司的食堂几点开饭？', unsure: cards.slice(0, 3) } };

export const Empty: Story = {
  args: { assistants: { kind: 'ready', data: { rows: [], count: 0 } }, recent: { kind: 'ready', data: [] } },
};

export const Loading: Story = { args: { assistants: { kind: 'loading' }, recent: { kind: 'loading' } } };

export const Failed: Story = {
  args: {
    assistants: { kind: 'failed', message: messages.network },
    recent: { kind: 'failed', message: messages.network },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
