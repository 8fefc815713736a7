import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { texts } from '../private/sampleTexts.ts';
import { formWidthWide } from '../private/formWidth.tsx';
import { live } from '../private/liveField.tsx';
import { MarkdownEditor, type MarkdownEditorProps } from './MarkdownEditor.tsx';

const Live = live<MarkdownEditorProps['value'], MarkdownEditorProps>(MarkdownEditor);

const reply = `## 并网前的准备

请先准备好以下材料：

1. 屋顶产权证明
2. **逆变器**型号与出厂编号
3. 低压接入申请表

办理地点与时间见[供电公司网站](https://95598.example)。`;

const meta = {
  title: 'ui/MarkdownEditor',
  component: MarkdownEditor,
  decorators: [formWidthWide],
  args: {
    label: '回复内容',
    value: reply,
    placeholder: '写下要回复的内容，可以加入链接和图片',
    onChange: fn(),
    onUpload: () => new Promise<string>(() => undefined),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof MarkdownEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const preview: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '预览' }));
};

export const Default: Story = {};

export const Empty: Story = { args: { value: '' } };

export const Preview: Story = { play: preview };

export const PreviewPhone: Story = { play: preview, globals: { viewport: { value: 'phone' } } };

export const Uploading: Story = {
  args: { value: '安装位置如图：' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    area.focus();
    const file = new File(['x'], '支架安装示意图.png', { type: 'image/png' });
    await userEvent.upload(within(canvasElement).getByLabelText('选择图片'), file);
  },
};

export const WrongFile: Story = {
  args: { value: '安装位置如图：' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('选择图片');
    const file = new File(['x'], '培训录像.mp4', { type: 'video/mp4' });
    await userEvent.setup({ applyAccept: false }).upload(input, file);
  },
};

export const WithoutImages: Story = { args: { onUpload: undefined, value: texts.sentence } };

export const LongText: Story = {
  args: { value: `${texts.long}\n\n`.repeat(30) },
  globals: { viewport: { value: 'phone' } },
};

export const Invalid: Story = {
  render: (args) => (
    <Field label="回复内容" required hint="用户会看到排版后的样子" error="请输入回复内容">
      <Live {...args} label={undefined} value="" />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };
