import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { live } from '../private/liveField.tsx';
import { texts } from '../private/sampleTexts.ts';
import { formWidth } from '../private/formWidth.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const Live = live<string, TextAreaProps>(TextArea);

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  decorators: [formWidth],
  args: { value: texts.sentence, label: '简介', limit: 200, onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Placeholder: Story = { args: { value: '', placeholder: '介绍这个助手能回答什么' } };

export const OneRow: Story = { args: { value: '一行起步', rows: 1, limit: undefined } };

export const LongText: Story = {
  args: { value: texts.long.repeat(6), limit: 500 },
  globals: { viewport: { value: 'phone' } },
};

export const TenRows: Story = { args: { value: `${texts.sentence}\n`.repeat(12), rows: 1, limit: undefined } };

export const OverLimit: Story = { args: { value: texts.long, limit: 60 } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="简介" required hint="显示在分享页" error="请输入简介">
      <Live {...args} label={undefined} value="" />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };
