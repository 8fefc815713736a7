import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { shared } from './fixtures.ts';
import { SharedAnswerView } from './SharedAnswerView.tsx';

const meta = {
  title: 'features/sharedAnswer/SharedAnswerView',
  component: SharedAnswerView,
  parameters: { layout: 'fullscreen' },
  args: { shared: { kind: 'ready', data: shared }, onRetry: fn() },
} satisfies Meta<typeof SharedAnswerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { shared: { kind: 'loading' } } };

export const Missing: Story = { args: { shared: { kind: 'missing' } } };

export const Failed: Story = { args: { shared: { kind: 'failed', message: messages.network } } };

export const LongText: Story = {
  args: {
    shared: {
      kind: 'ready',
      data: { ...shared, message: { ...shared.message, question: shared.message.question.repeat(12) } },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
