import { AppShell, Avatar, Breadcrumbs, Card, Grid, IconButton, Inline, PageHeader, Stack, Text } from '@tinystar/ui';
import {
  Building,
  ChartColumn,
  GraduationCap,
  Headphones,
  MessageSquare,
  MessageSquareText,
  Moon,
  Pencil,
  ShieldCheck,
  Star,
  Store,
  Tag,
  TrendingUp,
  Users,
} from '@tinystar/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { BackToConsole } from './BackToConsole.tsx';
import { ConversationColumn } from './ConversationColumn.tsx';
import { ConversationFrame } from './ConversationFrame.tsx';
import { huachen, permissions, user } from './fixtures.ts';
import { identitiesOf } from './identities.ts';
import { IdentitySwitcher } from './IdentitySwitcher.tsx';
import { ShellFoot } from './ShellFoot.tsx';
import { UserPopover } from './UserPopover.tsx';

const nothing = () => undefined;

const groups = [
  {
    items: [
      { href: '/a/shoppe/bot', label: '精选助手', icon: Star },
      { href: '/a/popular/bot', label: '热门助手', icon: TrendingUp },
      { href: '/a/chat/bot/square', label: '我的对话', icon: MessageSquare },
      { href: '/a/aiChat', label: 'AI对话', icon: MessageSquareText },
      { href: '/a/aiWrite', label: 'AI写作', icon: Pencil },
      { href: '/a/train/center', label: '训练中心', icon: GraduationCap },
      { href: '/a/cs/center', label: '客服中心', icon: Headphones },
      { href: '/a/shoppe/center', label: '数字展厅', icon: Store },
      { href: '/a/kbBotAuthorized/center', label: '助手授权', icon: ShieldCheck },
    ],
  },
  {
    title: '企业管理',
    items: [
      { href: '/a/tenant/basic', label: '企业信息', icon: Building },
      { href: '/a/tenant/brand', label: '品牌联名', icon: Tag },
      { href: '/a/tenant/member', label: '成员管理', icon: Users },
      { href: '/a/report/overview', label: '数据统计', icon: ChartColumn },
    ],
  },
];

const head = (look: 'sidebar' | 'rail') => (
  <IdentitySwitcher look={look} {...identitiesOf(user(), permissions(), huachen)} onSwitch={nothing} />
);
const foot = (look: 'sidebar' | 'rail') => (
  <ShellFoot look={look} upgradeHref="/a/vip/center" unread={128} onHelp={nothing} onMessages={nothing} />
);

const topEnd = (
  <>
    <IconButton icon={Moon} label="换成深色" />
    <UserPopover user={user()} coins={12_480} ofTenant links={{ account: '/user/index' }} onLogOut={nothing} />
  </>
);

const page = (
  <Stack>
    <PageHeader title="精选助手" />
    <Grid least={15}>
      {['设备维修助手', '质量体系问答', '新员工入职向导', '工艺参数速查'].map((name) => (
        <Card key={name} href={`/a/${name}`}>
          <Inline gap={12}>
            <Avatar name={name} size="md" decorative />
            <Text size="label">{name}</Text>
          </Inline>
        </Card>
      ))}
    </Grid>
  </Stack>
);

/** The whole frame as the workspace puts it together. */
const meta: Meta<typeof AppShell> = {
  title: 'features/shell/Workspace',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    groups,
    current: '/a/shoppe/bot',
    head: head('sidebar'),
    foot: foot('sidebar'),
    onLookChange: nothing,
    topStart: <Breadcrumbs parents={[{ label: '数字展厅', href: '/a/shoppe/center' }]} current="精选助手" />,
    topEnd,
    children: page,
  },
};

export default meta;
type Story = StoryObj<typeof AppShell>;

export const Default: Story = {};

export const Collapsed: Story = { args: { look: 'rail', head: head('rail'), foot: foot('rail') } };

export const Simple: Story = {
  args: {
    groups: [{ items: [{ href: '/user/index', label: '账号设置', icon: Users }] }],
    current: '/user/index',
    head: <BackToConsole href="/a" />,
    foot: <ShellFoot unread={3} onHelp={nothing} onMessages={nothing} />,
    topStart: <Breadcrumbs parents={[]} current="账号设置" />,
    children: <PageHeader title="账号设置" />,
  },
};

const column = (place: 'beside' | 'drawer') => (
  <ConversationColumn
    place={place}
    current="/a/chat/bot/1/tenant"
    keyword=""
    now={Date.UTC(2026, 10, 21, 7)}
    conversations={{
      kind: 'ready',
      data: {
        rows: ['设备维修助手', '质量体系问答', '新员工入职向导'].map((name, at) => ({
          id: String(at + 1),
          name,
          avatar: { type: 'color', color: 'cyan' },
          href: `/a/chat/bot/${at + 1}/tenant`,
          repliesHref: `/a/chat/bot/${at + 1}/tenant/cs`,
          lastQuestion: ['主轴异响怎么处理', '来料抽样按哪个标准', ''][at]!,
          agentsAsked: true,
          lastMessageTime: Date.UTC(2026, 10, 21 - at, 6),
          unreadCount: at,
        })),
        count: 3,
      },
    }}
    onSearch={nothing}
    onMore={nothing}
    onRetry={nothing}
  />
);

/** Chats and tickets of an enterprise have one's assistants beside them. */
export const SecondColumn: Story = {
  args: {
    flush: true,
    children: (
      <ConversationFrame current="/a/cs/center" column={column}>
        {page}
      </ConversationFrame>
    ),
  },
};

export const SecondColumnPhone: Story = { ...SecondColumn, globals: { viewport: { value: 'phone' } } };

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone, args: { topStart: <Breadcrumbs parents={[]} current="精选助手" /> } };

export const PhoneMenu: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开菜单' }));
  },
};
