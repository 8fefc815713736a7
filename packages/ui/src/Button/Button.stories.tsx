import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { ArrowUpRight, Plus, Upload } from '../icons.ts';
import { Button } from './Button.tsx';
import { emphases, tones } from './Button.css.ts';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: '新建知识库' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = { args: { icon: Plus, tone: 'accent', emphasis: 'solid' } };

export const Pending: Story = { args: { pending: true, tone: 'accent', emphasis: 'solid', children: '保存' } };

export const DisabledWithReason: Story = { args: { reason: '名称不能为空', children: '发布' } };

export const AsLink: Story = { args: { href: '/knowledge', trailingIcon: ArrowUpRight, children: '打开原文' } };

export const LongText: Story = {
  args: { children: '上传《HY-110K 组串式逆变器安装与验收手册（2026 版）》并立即开始训练', icon: Upload },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      {tones.map((tone) => (
        <Stack key={tone} gap={8}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Inline key={size} gap={12} wrap>
              {emphases.map((emphasis) => (
                <Button key={emphasis} tone={tone} emphasis={emphasis} size={size} icon={Plus}>
                  新增问题
                </Button>
              ))}
              <Button tone={tone} emphasis="solid" size={size} disabled>
                不可用
              </Button>
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
