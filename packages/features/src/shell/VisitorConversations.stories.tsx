import { errorCodes, messages, publicChat, type PublicConversation } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { mock } from '@tinystar/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider } from '../shared/session.ts';
import { visitor } from '../shared/visitor.ts';
import { VisitorConversations } from './VisitorConversations.tsx';

const id = (number: number) => number.toString(16).padStart(32, '0');
const said = (number: number, name: string, lastQuestion: string, day: number): PublicConversation => ({
  id: id(number),
  publicId: id(number),
  name,
  avatar: { type: 'color', color: number === 1 ? 'cyan' : 'purple' },
  lastMessageTime: Date.UTC(2026, 10, day, 6),
  lastQuestion,
});
const rows = [said(1, '光伏安装顾问', '边压块的扭矩是多少？', 21), said(2, '设备维修助手', '主轴热机后还有异响', 18)];

const meta = {
  title: 'features/shell/VisitorConversations',
  component: VisitorConversations,
  args: {
    current: `/bot/${id(1)}`,
    squareHref: '/bot/square',
    place: 'drawer',
    hrefOf: ({ publicId }) => `/bot/${publicId}`,
  },
  parameters: { msw: mock.ok(publicChat.conversations, { rows, count: 2 }) },
  beforeEach: () => {
    visitor.keep('visitor-1');
    return () => localStorage.clear();
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider value={createApi('personal', { token: () => null })}>
          <div style={{ inlineSize: '14.5rem', blockSize: '32rem' }}>
            <Story />
          </div>
        </ApiProvider>
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof VisitorConversations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nobody asked from this browser before. */
export const Empty: Story = { beforeEach: () => localStorage.clear() };

export const Loading: Story = { parameters: { msw: mock.pending(publicChat.conversations) } };

export const Failed: Story = {
  parameters: { msw: mock.fail(publicChat.conversations, errorCodes.unexpected, messages.unexpected) },
};

export const LongText: Story = {
  parameters: {
    msw: mock.ok(publicChat.conversations, {
      rows: [
        said(
          1,
          '华东区组串式逆变器HY-110K安装验收与售后维护联合知识助手（2026修订版）',
          'HY-110K直流侧接线前要做哪些检查？线缆和端子压接有什么要求？',
          21,
        ),
        ...rows.slice(1),
      ],
      count: 2,
    }),
  },
};
