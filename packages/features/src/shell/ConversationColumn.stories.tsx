import { messages } from '@tinystar/contract';
import { Button, Empty, PageHeader, Stack } from '@tinystar/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { ConversationColumn, type ConversationEntry } from './ConversationColumn.tsx';
import { ConversationFrame } from './ConversationFrame.tsx';

const colours = ['cyan', 'blue', 'green', 'yellow', 'purple'] as const;

const now = Date.UTC(2026, 10, 21, 6, 30);
const hour = 3_600_000;

const one = (
  number: number,
  name: string,
  lastQuestion: string,
  hours: number,
  unreadCount = 0,
): ConversationEntry => ({
  id: String(number),
  name,
  avatar: { type: 'color', color: colours[number % 5]! },
  href: `/a/chat/bot/${number}/tenant`,
  repliesHref: `/a/chat/bot/${number}/tenant/cs`,
  lastQuestion,
  agentsAsked: lastQuestion === '',
  lastMessageTime: now - hours * hour,
  unreadCount,
});

const few = [
  one(1, '设备维修助手', '主轴热机后还有异响，能继续干活吗', 1),
  one(2, '质量体系问答', '来料尺寸超差走让步接收要谁签字', 5, 2),
  one(3, '新员工入职向导', '调到二厂区，门禁要重新录入吗', 20, 1),
  one(4, '分布式光伏HY-110K系列组串式逆变器安装与验收顾问', '', 70),
];
const many = Array.from({ length: 20 }, (_, at) =>
  one(at + 1, few[at % 4]!.name, few[at % 3]!.lastQuestion, at * 5, at === 3 ? 120 : 0),
);

const meta = {
  title: 'features/shell/ConversationColumn',
  component: ConversationColumn,
  args: {
    conversations: { kind: 'ready', data: { rows: few, count: 4 } },
    keyword: '',
    now,
    current: '/a/chat/bot/1/tenant',
    squareHref: '/bot/square',
    place: 'drawer',
    onSearch: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story, { parameters }) =>
      parameters.layout === 'fullscreen' ? (
        <Story />
      ) : (
        <div style={{ inlineSize: '14.5rem', blockSize: '32rem' }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof ConversationColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Searched and loaded page by page. */
export const Many: Story = { args: { conversations: { kind: 'ready', data: { rows: many, count: 58 } } } };

export const NoneYet: Story = {
  args: { conversations: { kind: 'ready', data: { rows: [], count: 0 } } },
};

export const NoMatch: Story = {
  args: { keyword: '逆变器', conversations: { kind: 'ready', data: { rows: [], count: 0 } } },
};

export const Loading: Story = { args: { conversations: { kind: 'loading' } } };

export const Failed: Story = { args: { conversations: { kind: 'failed', message: messages.network } } };

/** Beside a page of the workspace. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ blockSize: '100dvh' }}>
      <ConversationFrame current="/a" column={(place) => <ConversationColumn {...args} place={place} />}>
        <Stack gap={24}>
          <PageHeader title="客服中心" />
          <Empty kind="waiting" title="还没有负责的助手" action={<Button>刷新</Button>} />
        </Stack>
      </ConversationFrame>
    </div>
  ),
};

export const FramedPhone: Story = { ...Framed, globals: { viewport: { value: 'phone' } } };

/** The drawer on small screens. */
export const DrawerPhone: Story = {
  ...FramedPhone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '我的对话' }));
  },
};
