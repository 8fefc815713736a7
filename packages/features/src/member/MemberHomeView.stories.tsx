import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { cards, featuredShoppe, longCard, longRow, now, recentRows } from './fixtures.ts';
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
    featured: [],
    question: '',
    chosen: undefined,
    pending: false,
    focused: false,
    unsure: undefined,
    now,
    featuredHref: (publicId) => `/a/shoppe/bot/${publicId}/chat`,
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

/** The plan of the enterprise has ended. */
export const Stopped: Story = { args: { stopped: true } };

/** The enterprise has a showcase. */
export const Featured: Story = { args: { featured: [featuredShoppe] } };

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

/** No member of the enterprise any more. */
export const Denied: Story = { args: { assistants: denied, recent: denied } };

export const LongText: Story = {
  args: {
    person: '欧阳明远·阿卜杜热合曼·买买提艾力',
    enterprise: '华晨精密制造（苏州工业园区）新能源装备与自动化系统集成股份有限公司',
    assistants: { kind: 'ready', data: { rows: [longCard, ...cards.slice(0, 3)], count: 128 } },
    recent: { kind: 'ready', data: [longRow, ...recentRows.slice(0, 2)] },
    question: `${'主轴热机后还有异响，能继续干活吗？'.repeat(12)}`,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
