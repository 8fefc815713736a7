import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { toast, toastStore } from './toastStore.ts';

const meta = { title: 'ui/Toast', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Inline>
      <Button onPress={() => toast('复制成功')}>复制</Button>
      <Button onPress={() => toast('复制失败', { tone: 'danger' })}>复制失败</Button>
    </Inline>
  ),
};

export const Shown: Story = {
  ...Default,
  beforeEach: () => {
    toast('复制成功', { lasts: Infinity });
    toast('链接复制失败', { tone: 'danger', lasts: Infinity });
    toast('有2个文件已跳过：同名文件已经在知识库中', { tone: 'warning', lasts: Infinity });
    return () => {
      for (const message of toastStore.read()) toastStore.dismiss(message.id);
    };
  },
};
