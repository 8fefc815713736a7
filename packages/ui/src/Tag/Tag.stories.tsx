import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Lock } from '../icons.ts';
import { Inline } from '../Layout/Inline.tsx';
import { Tag } from './Tag.tsx';

const meta = { title: 'ui/Tag', component: Tag, args: { children: '领域知识' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap={8} wrap>
      {(['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          未发布
        </Tag>
      ))}
      <Tag icon={Lock}>已停用</Tag>
    </Inline>
  ),
};

export const Badges: Story = {
  render: () => (
    <Inline gap={12}>
      <Badge count={1} />
      <Badge count={12} />
      <Badge count={99} />
      <Badge count={1280} />
    </Inline>
  ),
};
