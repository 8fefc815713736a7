import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { unanswered } from './fixtures.ts';
import { UnansweredDialog } from './UnansweredDialog.tsx';

const meta = {
  title: 'features/channels/UnansweredDialog',
  component: UnansweredDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    list: { kind: 'ready', data: { rows: unanswered, count: unanswered.length } },
    page: 1,
    hrefOf: ({ asker }) => `#${asker}`,
    onPage: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof UnansweredDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { list: { kind: 'ready', data: { rows: [], count: 0 } } } };

export const Loading: Story = { args: { list: { kind: 'loading' } } };

export const Failed: Story = { args: { list: { kind: 'failed', message: messages.network } } };

export const LongText: Story = {
  args: {
    list: {
      kind: 'ready',
      data: {
        count: 1_234,
        rows: [{ ...unanswered[2]!, question: '逆变器报E09 (Insulation fault) 应该怎么处理？'.repeat(9) }],
      },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
