import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from './Frame.tsx';

const inside = `data:text/html;charset=utf-8,${encodeURIComponent(
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>光伏安装顾问</title><body style="margin:0;background:white;color:black;font:16px/28px sans-serif;display:grid;place-items:center;min-height:100vh">这里是嵌入的页面</body></html>',
)}`;

const meta = {
  title: 'ui/Frame',
  component: Frame,
  parameters: { layout: 'padded' },
  args: { src: inside, title: '光伏安装顾问', sandbox: '' },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
