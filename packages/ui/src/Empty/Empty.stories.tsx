import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Empty } from './Empty.tsx';

const meta = {
  title: 'ui/Empty',
  component: Empty,
  args: {
    kind: 'first',
    title: '还没有知识文件',
    children: '上传PDF或Word文档，解析并训练后即可提问',
    action: (
      <Button tone="accent" emphasis="solid">
        上传文件
      </Button>
    ),
  },
} satisfies Meta<typeof Empty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoMatch: Story = {
  args: {
    kind: 'noMatch',
    title: '没有符合条件的文件',
    children: '换个词，或者清除筛选',
    action: <Button>清除筛选</Button>,
  },
};

export const Denied: Story = {
  args: { kind: 'denied', title: '没有查看成员的权限', children: '请联系企业管理员开通', action: undefined },
};

export const Waiting: Story = {
  args: { kind: 'waiting', title: '暂无对话', children: '助手发布后，访客的提问会出现在这里', action: undefined },
};

export const LongText: Story = {
  args: { title: texts.title, children: texts.long },
  globals: { viewport: { value: 'phone' } },
};
