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
  play: ({ canvasElement }) => {
    const log = canvasElement.querySelector('[role="log"]');
    if (log) log.scrollTop = 600;
  },
};
export const LongText: Story = { args: { items: conversation(6, 40) } };
