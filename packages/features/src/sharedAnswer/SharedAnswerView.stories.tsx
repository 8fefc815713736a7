import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="200"%3E%3Crect width="320" height="200" fill="%23cfe3f5"/%3E%3Cpath d="M40 150 160 50l120 100" fill="none" stroke="%23256" stroke-width="8"/%3E%3C/svg%3E';
const { message } = shared;
const [cited] = message.sentenceMap['1']!.reference;
const locations = cited!.locations.map((each) => ({
  ...each,
  edited: { kind: 'rewritten' as const, text: cited!.text },
}));

/** What makers bound to the cited block stands below the answer, and that they wrote its words. */
export const WithPictures: Story = {
  args: {
    shared: {
      kind: 'ready',
      data: {
        ...shared,
        message: {
          ...message,
          sentenceMap: {
            ...message.sentenceMap,
            '1': { reference: [{ ...cited!, image_paths: [drawing], locations }], reference_filtered: [] },
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '原文图片1' })).toBeVisible();
  },
};

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
