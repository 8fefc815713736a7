import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { copy } from './copy.ts';
import { changes, message, NOW, questions, replies, unpublished, unserved } from './fixtures.ts';
import { NotificationDrawerView } from './NotificationDrawerView.tsx';
import type { Notifications } from './NotificationList.tsx';

const ready = (rows: Notifications['rows'], count = rows.length, more: Notifications['more'] = 'none') => ({
  kind: 'ready' as const,
  data: { rows, count, more },
});

/** Unread messages at the side, questions and replies apart (D-50). */
const meta = {
  title: 'features/notifications/NotificationDrawer',
  component: NotificationDrawerView,
  args: {
    open: true,
    onClose: fn(),
    tab: 'user',
    onTab: fn(),
    now: NOW,
    messages: { user: ready(questions), customerService: ready(replies) },
    onMore: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onReply: fn(() => Promise.resolve(true)),
    notices: { permission: 'granted', onAllow: fn() },
    changes: { notices: [], onRead: fn() },
    joined: [],
    onEnter: fn(),
  },
} satisfies Meta<typeof NotificationDrawerView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For agents: who asks, about which assistant; long names and texts are cut, a quotation stands below. */
export const Questions: Story = {};

/** For whoever asked: the assistant in whose name was answered, and whether the talk is over. */
export const Replies: Story = { args: { tab: 'customerService' } };

/** Somebody was added to enterprises: told above the messages, with the way in. */
export const Joined: Story = {
  args: {
    tab: 'customerService',
    joined: [
      { id: '1'.repeat(32), name: '星光科技', avatar: { type: 'color', color: 'cyan' } },
      { id: '2'.repeat(32), name: '华东区工业设备安装与售后服务有限公司', avatar: { type: 'color', color: 'purple' } },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '进入星光科技' }));
    await expect(args.onEnter).toHaveBeenCalledWith('1'.repeat(32));
  },
};

/** What others have changed for one stands above everything, until it is put away. */
export const Changes: Story = {
  args: { tab: 'customerService', changes: { notices: changes, onRead: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '知道了：您已被移出「星光科技」' }));
    await expect(args.changes.onRead).toHaveBeenCalledWith(changes[0]!.id);
  },
};

export const Many: Story = {
  args: {
    messages: {
      user: ready(
        Array.from({ length: 10 }, (_, at) => message(at + 1)),
        128,
        'offered',
      ),
      customerService: ready(replies),
    },
  },
};

export const Replying: Story = {
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: /^回复/ }))[0]!);
    await userEvent.type(screen.getByRole('textbox'), '请先不要复位，确认油位后再试一次。');
  },
};

/** Answering is refused in a notice, the assistant being private or without service. */
export const Refused: Story = {
  args: { messages: { user: ready([unpublished, unserved]), customerService: ready([]) } },
};

export const Empty: Story = { args: { messages: { user: ready([]), customerService: ready(replies) } } };

export const NoReplies: Story = {
  args: { tab: 'customerService', messages: { user: ready([]), customerService: ready([]) } },
};

export const Loading: Story = {
  args: { messages: { user: { kind: 'loading' }, customerService: { kind: 'loading' } } },
};

export const Failed: Story = {
  args: {
    messages: { user: { kind: 'failed', message: messages.network }, customerService: ready(replies) },
  },
  play: async () => {
    await screen.findByText(copy.failed);
  },
};

export const LongText: Story = {
  args: {
    messages: {
      user: ready([
        questions[2]!,
        { ...questions[2]!, id: 'f'.repeat(32), referenceMessage: questions[1]!.referenceMessage },
      ]),
      customerService: ready([]),
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The browser has not been asked yet whether it may tell of messages. */
export const OffersNotices: Story = { args: { notices: { permission: 'default', onAllow: fn() } } };

/** On Mondays whoever administers the enterprise is told of the week before. */
export const Digest: Story = {
  args: {
    digest: {
      digest: {
        startDateKey: '20261109',
        endDateKey: '20261115',
        total: { questions: 812, users: 96, unanswered: 31, sourced: 760, opened: 190, up: 44, down: 12 },
        before: { questions: 640, users: 81, unanswered: 40, sourced: 590, opened: 120, up: 30, down: 9 },
        missed: [
          { kbBotId: 'a1', question: '余电卖给电网多少钱一度？', count: 12 },
          { kbBotId: 'a1', question: '宅基地没有房产证怎么备案，需要村委会出具哪些材料？', count: 9 },
        ],
      },
      reportHref: '/r',
      gapsHref: () => '/g',
      onRead: fn(),
      onFollow: fn(),
    },
  },
};
