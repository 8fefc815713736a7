import { messages, type HandOver } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { copy } from './copy.ts';
import { HandOverBar } from './HandOverBar.tsx';

const served: HandOver = {
  channel: 'feishu_chat',
  by: 'assistant',
  people: 'agents',
  refused: '',
  agent: false,
  csTicketId: null,
};
const ready = (more: Partial<HandOver> = {}) => ({ kind: 'ready' as const, data: { ...served, ...more } });

const meta = {
  title: 'features/reports/HandOverBar',
  component: HandOverBar,
  args: {
    handOver: ready(),
    pending: false,
    ticketHref: (id) => `/a/cs/bot/1/ticket/${id}`,
    onBegin: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HandOverBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const { action, title } = copy.handOver.others;
    await userEvent.click(await screen.findByRole('button', { name: action }));
    await screen.findByRole('alertdialog', { name: title });
    await userEvent.click(screen.getByRole('button', { name: action }));
    await expect(args.onBegin).toHaveBeenCalled();
  },
};

/** What is asked first. */
export const Asked: Story = {
  tags: ['shot'],
  args: { handOver: ready({ agent: true }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: copy.handOver.myself.action }));
    await screen.findByRole('alertdialog');
  },
};

/** An agent has it in hand and goes to the desk from here. */
export const WithPeople: Story = {
  tags: ['shot'],
  args: { handOver: ready({ by: 'people', agent: true, csTicketId: '0'.repeat(32) }) },
};

/** The receptionists of the platform, who answer there. */
export const WithReceptionists: Story = {
  args: { handOver: ready({ channel: 'weixin_kf', by: 'people', people: 'receptionists' }) },
};

export const Refused: Story = { tags: ['shot'], args: { handOver: ready({ refused: '超过可回复时限' }) } };

export const LongText: Story = { args: { handOver: ready({ refused: '平台返回了很长的说明，'.repeat(12) }) } };

export const Failed: Story = { args: { handOver: { kind: 'failed', message: messages.network } } };
