import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { longLines } from '../shared/testing/longLines.ts';
import { staysInside } from '../shared/testing/staysInside.ts';
import { filePass, sentAlong, withLandscape } from '../shared/fixtures.ts';
import { ConversationDrawer } from './ConversationDrawer.tsx';
import { copy } from './copy.ts';
import { dialogue, now } from './fixtures.ts';

const meta = {
  title: 'features/reports/ConversationDrawer',
  component: ConversationDrawer,
  args: {
    open: true,
    messages: { kind: 'ready', data: dialogue },
    now,
    onClose: fn(),
    onRetry: fn(),
    onCorrect: fn(),
    renewPass: () => Promise.resolve(filePass),
    trace: () => null,
  },
} satisfies Meta<typeof ConversationDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last answer is the one that is put right. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: copy.conversations.correct }));
    await expect(args.onCorrect).toHaveBeenCalledWith(dialogue[1]);
  },
};
/** What a question was sent with stands under it. */
export const WithAttachments: Story = {
  tags: ['shot'],
  parameters: { msw: [withLandscape] },
  args: { messages: { kind: 'ready', data: [dialogue[0]!, { ...dialogue[1]!, ...sentAlong }] } },
};
export const Loading: Story = { args: { messages: { kind: 'loading' } } };
export const Failed: Story = { args: { messages: { kind: 'failed', message: messages.network } } };

export const LongLines: Story = {
  args: { messages: { kind: 'ready', data: [{ ...dialogue[0]!, answer: longLines }] } },
  play: ({ canvasElement }) => staysInside(canvasElement),
};
export const LongLinesPhone: Story = { ...LongLines, tags: ['no-shot'], globals: { viewport: { value: 'phone' } } };
