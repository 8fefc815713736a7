import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { live } from '../private/liveField.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const Live = live<string, SegmentedControlProps>(SegmentedControl);

const meta: Meta<SegmentedControlProps> = {
  title: 'ui/SegmentedControl',
  component: SegmentedControl,
  render: (args) => <Live {...args} />,
  args: {
    label: '登录方式',
    value: 'sms',
    onChange: fn(),
    options: [
      { value: 'sms', label: '验证码登录' },
      { value: 'password', label: '密码登录' },
    ],
  },
};

export default meta;
type Story = StoryObj<SegmentedControlProps>;

export const Default: Story = {};

export const Small: Story = {
  args: {
    size: 'sm',
    label: '格式',
    value: 'plain',
    options: [
      { value: 'plain', label: '纯文本' },
      { value: 'markdown', label: 'Markdown' },
    ],
  },
};

/** More segments than a phone has room for: the row scrolls. */
export const ManyPhone: Story = {
  args: {
    label: '时间',
    value: 'week',
    options: [
      { value: 'day', label: '今天' },
      { value: 'yesterday', label: '昨天' },
      { value: 'week', label: '最近7天' },
      { value: 'month', label: '最近30天' },
      { value: 'year', label: '最近一年' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
