import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Progress } from './Progress.tsx';
import { ProgressRing } from './ProgressRing.tsx';

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

/** Every tone and size, with nothing and with all done. */
export const Ring: Story = {
  render: () => (
    <Stack gap={24}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} gap={24} wrap>
          {(['accent', 'danger', 'neutral'] as const).map((tone) => (
            <ProgressRing key={tone} size={size} tone={tone} value={0.42} label="已用空间" />
          ))}
          <ProgressRing size={size} value={0} label="已用空间" />
          <ProgressRing size={size} value={1} label="已用空间" />
        </Inline>
      ))}
    </Stack>
  ),
};
