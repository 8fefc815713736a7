import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { message, NOW, questions, replies } from './fixtures.ts';
import { NotificationItem } from './NotificationItem.tsx';

/** One unread message (NOTIF-02). */
const meta = {
  title: 'features/notifications/NotificationItem',
  component: NotificationItem,
  args: { message: message(1), now: NOW, onOpen: fn(), onReply: fn(() => Promise.resolve(true)) },
  render: (args) => (
    <ul>
      <NotificationItem {...args} />
    </ul>
  ),
} satisfies Meta<typeof NotificationItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Quoting: Story = { args: { message: questions[1]! } };
export const Long: Story = { args: { message: questions[2]! } };
export const Reply: Story = { args: { message: replies[0]! } };
export const Closed: Story = { args: { message: replies[1]! } };
