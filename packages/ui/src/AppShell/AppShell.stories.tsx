import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  Bell,
  ChartColumn,
  Compass,
  GraduationCap,
  Headphones,
  MessageSquare,
  Moon,
  Plus,
  Sparkles,
  Star,
  Store,
} from '../icons.ts';
import { Grid } from '../Layout/Grid.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { AppShell } from './AppShell.tsx';

const meta: Meta<typeof AppShell> = {
  title: 'ui/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    current: '/a/train',
    groups: [
      {
        items: [
          { href: '/featured', label: '精选助手', icon: Star },
          { href: '/chats', label: '我的对话', icon: MessageSquare },
          { href: '/a/train', label: '训练中心', icon: GraduationCap },
          { href: '/service', label: '客服中心', icon: Headphones, unread: 128 },
        ],
      },
      {
        title: '企业管理',
        items: [
          { href: '/square', label: '助手广场', icon: Compass },
          { href: '/hall', label: '数字展厅', icon: Store },
          { href: '/stats', label: '数据统计', icon: ChartColumn },
        ],
      },
    ],
    head: (
      <Inline gap={12}>
        <Avatar name="华晨精密制造" size="sm" decorative />
        <Stack gap={0}>
          <Text size="label">华晨精密制造</Text>
          <Text size="caption" tone="tertiary">
            拥有者
          </Text>
        </Stack>
      </Inline>
    ),
    foot: <Button icon={Sparkles}>升级权益</Button>,
    topStart: <Text tone="secondary">训练中心</Text>,
    topEnd: (
      <>
        <IconButton icon={Moon} label="切换主题" />
        <Avatar name="林知夏" />
      </>
    ),
    children: (
      <Stack>
        <PageHeader
          title="训练中心"
          description="创建助手、上传知识、试聊并发布"
          mark={<Tag>企业</Tag>}
          actions={
            <Button tone="accent" emphasis="solid" icon={Plus}>
              创建助手
            </Button>
          }
        />
        <FilterBar search={<SearchInput label="搜索助手" value="" onChange={() => undefined} />} />
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
    ),
  },
};

export default meta;
type Story = StoryObj<typeof AppShell>;

export const Default: Story = {};

export const Rail: Story = {
  args: { look: 'rail', head: <Icon of={Sparkles} tone="accent" />, foot: <IconButton icon={Bell} label="消息" /> },
};

export const Collapsible: Story = { args: { onLookChange: fn() } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneMenu: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开菜单' }));
  },
};
