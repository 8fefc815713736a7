import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Result } from './Result.tsx';

const meta = {
  title: 'ui/Result',
  component: Result,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'notFound',
    title: '页面不存在',
    children: '链接可能已经失效，或者地址有误',
    actions: <Button href="/">返回首页</Button>,
  },
} satisfies Meta<typeof Result>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Denied: Story = {
  args: { kind: 'denied', title: '没有访问权限', children: '请联系企业管理员，或切换到有权限的身份' },
};

export const Success: Story = {
  args: { kind: 'success', title: '支付成功', children: '小星币已到账', actions: <Button>完成</Button> },
};

export const Failed: Story = {
  args: {
    kind: 'error',
    title: '页面没有加载出来',
    children: '内容没有丢失，请重试',
    actions: <Button>重试</Button>,
    requestId: 'req_01JD5Z7M3Q',
  },
};

export const LongText: Story = {
  args: { kind: 'error', title: texts.title, children: texts.mixed, requestId: 'req_01JD5Z7M3QZK8W2YV6T9XANB4C' },
  globals: { viewport: { value: 'phone' } },
};
