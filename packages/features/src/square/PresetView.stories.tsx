import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { longSquareCard, squareCards } from './fixtures.ts';
import { PresetView } from './PresetView.tsx';

const guide = { kbBot: squareCards[3]!, questions: ['怎么创建助手？', '怎么上传文档？', '怎么发布到网站？'] };

const meta = {
  title: 'features/square/PresetView',
  component: PresetView,
  parameters: { layout: 'padded' },
  args: {
    found: { kind: 'ready', data: guide },
    added: false,
    pending: false,
    backHref: '/a/popular/bot',
    chatHref: ({ id, type }) => `/a/chat/bot/${id}/${type}`,
    onAsk: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PresetView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加小星使用向导' }));
    await expect(args.onAdd).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '怎么上传文档？' }));
    await expect(args.onAsk).toHaveBeenCalledWith(guide.kbBot, '怎么上传文档？');
  },
};

export const Added: Story = { args: { added: true } };

/** It recommends nothing. */
export const Empty: Story = { args: { found: { kind: 'ready', data: { ...guide, questions: [] } } } };

export const Loading: Story = { args: { found: { kind: 'loading' } } };

export const Missing: Story = { args: { found: { kind: 'missing' } } };

export const Failed: Story = { args: { found: { kind: 'failed', message: messages.network } } };

export const Denied: Story = { args: { found: denied } };

export const LongText: Story = {
  args: {
    found: {
      kind: 'ready',
      data: { kbBot: longSquareCard, questions: [longSquareCard.description, ...guide.questions] },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
