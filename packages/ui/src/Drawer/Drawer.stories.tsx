import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Download } from '../icons.ts';
import { Stack } from '../Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'ui/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: texts.fileName,
    actions: <IconButton icon={Download} label="下载原文" />,
    children: (
      <Stack>
        <Text size="lead">接入前的电压检查</Text>
        <Text as="p">{texts.long}</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NonModal: Story = {
  args: {
    modal: false,
    size: 'sm',
    title: '上传文件',
    footer: <Button>收起</Button>,
    children: <Text>收起后继续上传，进度显示在按钮上。</Text>,
  },
};

export const Navigation: Story = {
  args: { size: 'nav', side: 'start', title: '对话', actions: undefined, children: <Text>今天的对话</Text> },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Sidebar: Story = { args: { size: 'sidebar' } };

export const Large: Story = { args: { size: 'lg' } };
