import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { live } from '../private/liveField.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';
import { TopTabs } from './TopTabs.tsx';

const Live = live<string, TabsProps>(Tabs);

const meta: Meta<TabsProps> = {
  title: 'ui/Tabs',
  component: Tabs,
  render: (args) => <Live {...args} />,
  args: {
    label: '消息',
    value: 'user',
    onChange: fn(),
    items: [
      { value: 'user', label: '用户消息', count: 12 },
      { value: 'service', label: '客服消息', count: 3 },
      { value: 'system', label: '系统消息', disabled: true },
    ],
    children: <Text>共12条未读消息</Text>,
  },
};

export default meta;
type Story = StoryObj<TabsProps>;

export const Default: Story = {};

export const Pill: Story = { args: { look: 'pill' } };

export const Links: Story = {
  render: () => (
    <Stack gap={24}>
      {(['underline', 'bare', 'pill'] as const).map((look) => (
        <TopTabs
          key={look}
          look={look}
          label={`工作台${look}`}
          items={[
            { href: '/chat', label: '对话' },
            { href: '/settings', label: '角色设置', current: true },
            { href: '/knowledge', label: '知识库' },
            { href: '/publish', label: '发布' },
            { href: '/report', label: '数据报表' },
          ]}
        />
      ))}
    </Stack>
  ),
};

export const LinksPhone: Story = { ...Links, globals: { viewport: { value: 'phone' } } };

/** More than fits is scrolled, a name is never broken. */
export const LongText: Story = {
  args: {
    value: 'service',
    items: [
      { value: 'user', label: '平台公告与系统通知', count: 128 },
      { value: 'service', label: 'HY-110K现场服务工单', count: 3 },
      { value: 'system', label: '余额与账单提醒' },
    ],
    children: <Text>{texts.mixed}</Text>,
  },
  globals: { viewport: { value: 'phone' } },
};
