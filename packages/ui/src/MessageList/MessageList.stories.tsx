import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageList } from './MessageList.tsx';
import { conversation, itemKey, Message, type StoryMessage } from './storyMessages.tsx';

const renderItem = (item: StoryMessage) => <Message item={item} />;

const meta = {
  title: 'ui/MessageList',
  component: MessageList<StoryMessage>,
  args: { items: conversation(12), itemKey, renderItem, label: '与安装助手的对话' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '32rem', maxInlineSize: '44rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList<StoryMessage>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoThousand: Story = { args: { items: conversation(2000) } };
export const Short: Story = { args: { items: conversation(2) } };
export const Empty: Story = { args: { items: [], start: <p>还没有消息，问点什么吧</p> } };
export const LoadingOlder: Story = { args: { items: conversation(3), start: <output>正在加载更早的消息</output> } };
export const ScrolledUp: Story = {
  args: { items: conversation(40) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    // Scrolled away only when it has come to rest at its end: nothing is mounted any more.
    for (let still = 0, last = 0; still < 10; still = log.scrollHeight === last ? still + 1 : 0) {
      last = log.scrollHeight;
      await new Promise(requestAnimationFrame);
    }
    log.scrollBy(0, -600);
    await canvas.findByRole('button');
  },
};
/** A new day and the place where the context was cleared are items of their own. */
export const Dividers: Story = {
  args: {
    items: [
      { id: 'day-1', from: 'divider', text: '昨天 18:20' },
      ...conversation(2),
      { id: 'day-2', from: 'divider', text: '今天 09:41' },
      ...conversation(1, 1, 2),
      { id: 'cleared', from: 'divider', text: '已清除上下文，以上内容不再参与回答' },
      ...conversation(2, 1, 4),
    ],
  },
};
export const LongText: Story = { args: { items: conversation(6, 40) } };
