import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '../private/sampleTexts.ts';
import { Stack } from '../Layout/Stack.tsx';
import { Status } from './Status.tsx';

const meta = { title: 'ui/Status', component: Status, args: { children: '已训练' } } satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DocumentStates: Story = {
  render: () => (
    <Stack gap={12} align="start">
      <Status tone="waiting">待处理</Status>
      <Status tone="waiting">等待解析</Status>
      <Status tone="info" progress={0.42}>
        解析中
      </Status>
      <Status tone="warning">解析超时</Status>
      <Status tone="danger">解析失败</Status>
      <Status tone="info">解析完成</Status>
      <Status tone="waiting">等待训练</Status>
      <Status tone="info" progress="unknown">
        训练中
      </Status>
      <Status tone="warning">训练超时</Status>
      <Status tone="danger">训练失败</Status>
      <Status>已训练</Status>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={12} align="start">
      {(['quiet', 'waiting', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Status key={tone} tone={tone}>
          {
            {
              quiet: '已停用',
              waiting: '等待解析',
              success: '已开通',
              warning: '即将到期',
              danger: '解析失败',
              info: '训练中',
            }[tone]
          }
        </Status>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <Stack gap={12} align="start">
      <Status tone="danger">{texts.sentence}</Status>
      <Status tone="info" progress={0.42}>
        {texts.mixed}
      </Status>
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
};
