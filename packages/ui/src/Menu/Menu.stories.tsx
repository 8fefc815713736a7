import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Download, Pencil, RotateCw, Trash } from '../icons.ts';
import { Menu } from './Menu.tsx';

const meta: Meta<typeof Menu> = {
  title: 'ui/Menu',
  component: Menu,
  parameters: { layout: 'centered' },
  args: {
    trigger: <Button>更多</Button>,
    groups: [
      [
        { id: 'rename', label: '重命名', icon: Pencil, onSelect: fn() },
        { id: 'retry', label: '重新训练', icon: RotateCw, disabled: true },
        { id: 'download', label: '下载原文件', icon: Download, href: '/files/1' },
      ],
      [{ id: 'delete', label: '删除', icon: Trash, tone: 'danger', onSelect: fn() }],
    ],
  },
};

export default meta;
type Story = StoryObj<typeof Menu>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};

export const Choice: Story = {
  ...Open,
  args: {
    groups: [
      [
        { id: 'light', label: '浅色', checked: true },
        { id: 'dark', label: '深色' },
        { id: 'system', label: '跟随系统' },
      ],
    ],
  },
};
