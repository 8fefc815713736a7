import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { texts } from '../private/sampleTexts.ts';
import { InlineMessage } from './InlineMessage.tsx';

const meta = { title: 'ui/InlineMessage', component: InlineMessage, args: { children: '还没有保存' } } satisfies Meta<
  typeof InlineMessage
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap={12} align="start">
      {(['info', 'success', 'warning', 'danger', 'pending'] as const).map((tone) => (
        <InlineMessage key={tone} tone={tone}>
          {
            {
              info: '还没有保存',
              success: '已保存',
              warning: '余额不足 10 灵石',
              danger: '名称已存在',
              pending: '正在保存',
            }[tone]
          }
        </InlineMessage>
      ))}
    </Stack>
  ),
};

export const WithAction: Story = {
  args: { tone: 'danger', children: '上传失败，网络已断开', action: <Link href="/retry">重试</Link> },
};

export const LongText: Story = {
  args: { tone: 'warning', children: texts.long },
  globals: { viewport: { value: 'phone' } },
};
