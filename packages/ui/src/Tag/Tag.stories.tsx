import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from '../icons.ts';
import { Inline } from '../Layout/Inline.tsx';
import { texts } from '../private/sampleTexts.ts';
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

export const LongText: Story = {
  render: () => (
    <Inline gap={8} wrap>
      <Tag icon={Lock}>{texts.fileName}</Tag>
      <Tag tone="warning">{texts.mixed}</Tag>
      <Tag>{texts.person}</Tag>
    </Inline>
  ),
  globals: { viewport: { value: 'phone' } },
};
