import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUp, Ellipsis, Mic, Moon, RefreshCw, ThumbsUp, Trash } from '../icons.ts';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'ui/IconButton',
  component: IconButton,
  args: { icon: Moon, label: '切换主题' },
};

export default meta;
type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};

export const Pressed: Story = { args: { icon: ThumbsUp, label: '有帮助', pressed: true } };

export const Pending: Story = { args: { icon: RefreshCw, label: '重新回答', pending: true } };

export const Matrix: Story = {
  render: () => (
    <Stack gap={12}>
      {(['neutral', 'accent', 'danger'] as const).map((tone) => (
        <Inline key={tone} gap={12}>
          {(['solid', 'soft', 'outline', 'quiet'] as const).map((emphasis) => (
            <IconButton
              key={emphasis}
              icon={tone === 'danger' ? Trash : Ellipsis}
              label="更多操作"
              tone={tone}
              emphasis={emphasis}
            />
          ))}
          <IconButton icon={ArrowUp} label="发送" tone={tone} emphasis="solid" shape="round" />
          <IconButton icon={Mic} label="语音输入" tone={tone} size="sm" />
          <IconButton icon={Mic} label="语音输入" tone={tone} size="lg" />
          <IconButton icon={Mic} label="语音输入" tone={tone} disabled />
        </Inline>
      ))}
    </Stack>
  ),
};
