import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import {
  Building,
  ChartColumn,
  Compass,
  GraduationCap,
  Headphones,
  MessageSquare,
  Star,
  Store,
  Tag,
  Users,
} from '../icons.ts';
import { texts } from '../private/sampleTexts.ts';
import { SideNav } from './SideNav.tsx';

const pages = [
  { href: '/featured', label: '精选助手', icon: Star },
  { href: '/chats', label: '我的对话', icon: MessageSquare },
  { href: '/train', label: '训练中心', icon: GraduationCap },
  { href: '/service', label: '客服中心', icon: Headphones, unread: 128 },
];
const management = [
  { href: '/company', label: '企业信息', icon: Building },
  { href: '/brand', label: '品牌联名', icon: Tag },
  { href: '/members', label: '成员管理', icon: Users, unread: 3 },
  { href: '/stats', label: '数据统计', icon: ChartColumn },
];

const meta: Meta<typeof SideNav> = {
  title: 'ui/SideNav',
  component: SideNav,
  args: {
    current: '/train/b_1',
    groups: [{ items: pages }, { title: '企业管理', items: management }],
  },
  render: (args) => (
    <div style={{ inlineSize: args.look === 'rail' ? '3.5rem' : '14.5rem' }}>
      <SideNav {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<typeof SideNav>;

export const Default: Story = {};

export const Foldable: Story = {
  args: {
    groups: [
      { items: pages },
      { title: '企业管理', foldable: true, items: management },
      {
        title: '发现',
        foldable: true,
        folded: true,
        items: [
          { href: '/square', label: '助手广场', icon: Compass },
          { href: '/hall', label: '数字展厅', icon: Store },
        ],
      },
    ],
  },
};

export const Rail: Story = { args: { look: 'rail' } };

export const RailTooltip: Story = {
  ...Rail,
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('link', { name: /训练中心/ }));
    await within(canvasElement.ownerDocument.body).findByRole('tooltip', { name: /训练中心/ });
  },
};

export const LongText: Story = {
  args: {
    groups: [
      { items: pages },
      { title: texts.title, foldable: true, items: [{ href: '/x', label: texts.person, icon: Users, unread: 12 }] },
    ],
  },
};
