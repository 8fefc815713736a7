import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { toast, toastStore } from './toastStore.ts';

const meta = { title: 'ui/Toast', parameters: { layout: 'padded' } } satisfies Meta;

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

const below: Pick<Story, 'decorators' | 'render'> = {
  ...Default,
  decorators: (Content) => (
    <div style={{ paddingBlockStart: '12rem' }}>
      <Content />
    </div>
  ),
};

export const Shown: Story = {
  ...below,
  beforeEach: () => {
    toast('复制成功', { lasts: Infinity });
    toast('链接复制失败', { tone: 'danger', lasts: Infinity });
    toast('有2个文件已跳过：同名文件已经在知识库中', { tone: 'warning', lasts: Infinity });
    return () => {
      for (const message of toastStore.read()) toastStore.dismiss(message.id);
    };
  },
};

const undo = (dismiss: () => void) => (
  <Button size="sm" tone="accent" emphasis="quiet" onPress={dismiss}>
    撤销
  </Button>
);

/** What can be taken back. */
export const WithAction: Story = {
  ...below,
  beforeEach: () => {
    toast('企业已停用', { lasts: Infinity, action: undo });
    return () => {
      for (const message of toastStore.read()) toastStore.dismiss(message.id);
    };
  },
};

/** A failure whose call has a number: small, to be copied into a report. */
export const WithRequestId: Story = {
  ...below,
  beforeEach: () => {
    toast('系统发生未知错误，请稍后重试。', { tone: 'danger', lasts: Infinity, requestId: 'c41f8a20b6e94d13' });
    toast('企业成员数量已经达到上限，请联系拥有者升级到更高的版本后再添加', {
      tone: 'danger',
      lasts: Infinity,
      requestId: '7d02e6a9115f4c88',
    });
    return () => {
      for (const message of toastStore.read()) toastStore.dismiss(message.id);
    };
  },
};

export const WithRequestIdOnPhone: Story = { ...WithRequestId, globals: { viewport: { value: 'phone' } } };
