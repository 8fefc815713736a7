import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, fn, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { formWidthWide } from '../private/formWidth.tsx';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'ui/FileDrop',
  component: FileDrop,
  decorators: [formWidthWide],
  args: { accept: '.pdf,.doc,.docx', hint: 'pdf、doc、docx，单个不超过64M，一次最多20个', onFiles: fn() },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Over: Story = {
  play: ({ canvasElement }) => {
    const zone = within(canvasElement).getByText('点击选择文件，或拖到这里');
    void fireEvent.dragEnter(zone);
  },
};

export const WithoutHint: Story = { args: { hint: undefined, label: '上传头像', multiple: false } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="营业执照" required error="请上传营业执照">
      <FileDrop {...args} hint="png、jpg，不超过10M" multiple={false} />
    </Field>
  ),
};

export const LongText: Story = {
  args: {
    label: '点击选择要放入知识库的文件，或者把文件与文件夹拖到这里',
    hint: '支持pdf、doc、docx、xlsx、csv、txt、md、html与常见图片；单个文件不超过64M，一次最多20个，扫描件会自动识别文字',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Disabled: Story = { args: { disabled: true, label: '正在上传，完成后可以继续添加' } };
