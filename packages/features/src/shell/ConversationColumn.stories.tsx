import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConversationColumn, type Conversation } from './ConversationColumn.tsx';

const one = (id: string, name: string, color: 'blue' | 'green' | 'yellow' | 'purple' | 'cyan'): Conversation => ({
  id,
  name,
  avatar: { type: 'color', color },
  href: `/a/chat/bot/${id}/tenant`,
});

const conversations = [
  one('1', '设备维修助手', 'cyan'),
  one('2', '质量体系问答', 'blue'),
  one('3', '新员工入职向导', 'green'),
  one('4', '分布式光伏HY-110K系列组串式逆变器安装与验收顾问', 'yellow'),
];

const meta = {
  title: 'features/shell/ConversationColumn',
  component: ConversationColumn,
  args: {
    conversations: { kind: 'ready', data: conversations },
    current: '/a/chat/bot/1/tenant',
    squareHref: '/a/chat/bot/square',
    place: 'drawer',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14.5rem', blockSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { conversations: { kind: 'ready', data: [] } } };

export const Loading: Story = { args: { conversations: { kind: 'loading' } } };

export const Failed: Story = { args: { conversations: { kind: 'failed', message: messages.network } } };
