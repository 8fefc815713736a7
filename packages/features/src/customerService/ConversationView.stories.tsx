import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConversationView } from './ConversationView.tsx';
import { assistant, conversation, ended, LONG_NAME, message, NOW, passed } from './fixtures.ts';

const meta = {
  title: 'features/customerService/ConversationView',
  component: ConversationView,
  args: {
    conversation: { kind: 'ready', data: conversation() },
    side: 'user',
    now: NOW,
    older: { loading: false, failed: false, load: fn() },
    sending: false,
    onSend: fn(() => Promise.resolve(true)),
    onBlank: fn(),
    onEnd: fn(),
    onRetry: fn(),
    backHref: '/a',
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The user's side. */
export const Asking: Story = {};
export const AskingPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** The agent's side. */
export const Answering: Story = { args: { side: 'agent' } };
/** With what an agent has besides replying; the ticket was passed to him with a note. */
export const PassedOn: Story = {
  args: {
    side: 'agent',
    conversation: { kind: 'ready', data: passed },
    desk: { onTransfer: fn(), onSettle: fn(), onPhrases: fn(), onSuggest: fn() },
  },
};
export const PassedOnPhone: Story = { ...PassedOn, globals: { viewport: { value: 'phone' } } };
/** Before the first question. */
/** Whoever asked was removed from his enterprise: nothing that is written would reach him. */
export const AskerLeft: Story = {
  args: {
    ...PassedOn.args,
    conversation: { kind: 'ready', data: { ...passed, desk: { ...passed.desk!, left: true } } },
  },
};

export const Empty: Story = {
  args: { conversation: { kind: 'ready', data: conversation({ ticket: null, rows: [] }) } },
};
export const EndedForUser: Story = { args: { conversation: { kind: 'ready', data: ended } } };
export const EndedForAgent: Story = { args: { side: 'agent', conversation: { kind: 'ready', data: ended } } };
export const NotPublic: Story = {
  args: { conversation: { kind: 'ready', data: conversation({ kbBot: { ...assistant, permission: 'private' } }) } },
};
export const ServiceOff: Story = {
  args: {
    conversation: {
      kind: 'ready',
      data: conversation({ kbBot: { ...assistant, name: LONG_NAME, status: 'disabled' } }),
    },
  },
};
export const OlderFailed: Story = {
  args: {
    conversation: { kind: 'ready', data: conversation({ more: true }) },
    older: { loading: false, failed: true, load: fn() },
  },
};
export const Loading: Story = { args: { conversation: { kind: 'loading' } } };
export const Failed: Story = { args: { conversation: { kind: 'failed', message: messages.network } } };
/** Not one of those the agent serves. */
export const Denied: Story = { args: { side: 'agent', conversation: { kind: 'missing' } } };
export const LongText: Story = {
  args: {
    side: 'agent',
    conversation: {
      kind: 'ready',
      data: conversation({
        kbBot: { ...assistant, name: LONG_NAME },
        user: { name: '欧阳若兰（华东区设备运维与备件保障中心）', avatar: { type: 'color', color: 'yellow' } },
        rows: [
          message(1, {
            content: {
              text: `${'三台五轴加工中心在换刀以后都出现了同样的坐标偏移，重新标定之后第二天又会回来。'.repeat(8)}log_2026-11-20_spindle-temperature-compensation_vertical-axis_overtravel_final.txt`,
            },
          }),
        ],
      }),
    },
  },
};

/** Agents are there, and others wait before him. */
export const Queued: Story = {
  args: {
    conversation: {
      kind: 'ready',
      data: conversation({ waiting: { online: 2, ahead: 3, open: true, words: '' } }),
    },
  },
};
/** Asked at night. */
export const OutOfHours: Story = {
  args: {
    conversation: {
      kind: 'ready',
      data: conversation({ waiting: { online: 0, ahead: 0, open: false, words: '' } }),
    },
  },
};
