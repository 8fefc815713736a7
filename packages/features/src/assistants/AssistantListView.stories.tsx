import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AssistantListView } from './AssistantListView.tsx';
import { summaries } from './fixtures.ts';

const meta = {
  title: 'features/assistants/AssistantListView',
  component: AssistantListView,
  args: {
    assistants: { kind: 'ready', data: { rows: summaries, count: 4 } },
    keyword: '',
    page: 1,
    hrefOf: ({ id }) => `/a/train/bot/${id}/knowledge/doc`,
    onSearch: fn(),
    onPage: fn(),
    onCreate: fn(),
    onRetry: fn(),
    onCopy: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof AssistantListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { assistants: { kind: 'ready', data: { rows: [], count: 0 } } } };

export const Loading: Story = { args: { assistants: { kind: 'loading' } } };

export const Failed: Story = { args: { assistants: { kind: 'failed', message: messages.network } } };

export const NoMatch: Story = {
  args: { keyword: '储能', assistants: { kind: 'ready', data: { rows: [], count: 0 } } },
};

export const ManyPages: Story = {
  args: { page: 2, assistants: { kind: 'ready', data: { rows: summaries, count: 36 } } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
