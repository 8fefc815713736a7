import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'ui/Progress',
  component: Progress,
  args: { value: 0.42, label: '上传进度' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={16}>
      {(['accent', 'danger', 'neutral'] as const).map((tone) => (
        <Progress key={tone} tone={tone} value={0.7} label="上传进度" />
      ))}
      <Progress size="sm" value={0.3} label="解析进度" />
    </Stack>
  ),
};
