import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'ui/Banner',
  component: Banner,
  args: { children: '有2个文件解析失败，其余文件不受影响' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    tone: 'warning',
    title: '小星币不足',
    children: texts.long,
    action: <Button size="sm">充值</Button>,
    onClose: fn(),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={12}>
      {(['info', 'success', 'warning', 'danger', 'accent'] as const).map((tone) => (
        <Banner key={tone} tone={tone} title="知识库" action={<Button size="sm">查看</Button>} onClose={fn()}>
          有2个文件解析失败，其余文件不受影响
        </Banner>
      ))}
    </Stack>
  ),
};

export const Inline: Story = {
  render: () => (
    <Stack gap={8} align="start">
      {(['info', 'success', 'warning', 'danger', 'pending'] as const).map((tone) => (
        <InlineMessage key={tone} tone={tone} action={tone === 'danger' ? <Button size="sm">重试</Button> : undefined}>
          {tone === 'pending' ? '正在保存' : '回答中断，已保留收到的内容'}
        </InlineMessage>
      ))}
    </Stack>
  ),
};
