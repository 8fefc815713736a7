import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Download, Pencil, RotateCcw, RotateCw, Search, Trash } from '../icons.ts';
import { texts } from '../private/sampleTexts.ts';
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
      {
        title: '主题',
        items: [
          { id: 'light', label: '浅色', checked: true },
          { id: 'dark', label: '深色', checked: false },
          { id: 'system', label: '跟随系统', checked: false },
        ],
      },
      {
        title: '显示的列',
        choice: 'many',
        items: [
          { id: 'size', label: '大小', checked: true },
          { id: 'pages', label: '页数', checked: true },
          { id: 'updated', label: '更新时间', checked: false },
        ],
      },
    ],
  },
};

export const Shortcuts: Story = {
  ...Open,
  args: {
    groups: [
      [
        { id: 'find', label: '查找', icon: Search, shortcut: 'Ctrl+K' },
        { id: 'undo', label: '撤销', icon: RotateCcw, shortcut: 'Ctrl+Z' },
        { id: 'redo', label: '重做', icon: RotateCw, shortcut: 'Ctrl+Shift+Z', disabled: true },
      ],
    ],
  },
};

export const Submenu: Story = {
  args: {
    groups: [
      [
        { id: 'rename', label: '重命名', icon: Pencil },
        {
          id: 'export',
          label: '导出为',
          icon: Download,
          items: [
            { id: 'pdf', label: 'PDF文件' },
            { id: 'md', label: 'Markdown文本' },
          ],
        },
      ],
      [{ id: 'delete', label: '删除', icon: Trash, tone: 'danger' }],
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  },
};

export const LongText: Story = {
  ...Open,
  args: {
    groups: [
      [
        { id: 'a', label: texts.title, icon: Pencil, shortcut: 'Ctrl+M' },
        { id: 'b', label: texts.mixed, checked: true },
      ],
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
