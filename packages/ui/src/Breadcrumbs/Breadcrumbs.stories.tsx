import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { texts } from '../private/sampleTexts.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'ui/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    parents: [
      { label: '首页', href: '/' },
      { label: '成员管理', href: '/members' },
    ],
    current: '批量导入',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Deep: Story = {
  args: {
    parents: [
      { label: '首页', href: '/' },
      { label: '资料库', href: '/files' },
      { label: '售后服务', href: '/files/service' },
      { label: '逆变器', href: '/files/service/inverter' },
      { label: '安装手册', href: '/files/service/inverter/manual' },
    ],
    current: '接入前的电压检查',
  },
};

export const Unfolded: Story = {
  ...Deep,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};

export const LongText: Story = {
  args: { parents: [{ label: texts.person, href: '/person' }, ...meta.args.parents], current: texts.fileName },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
