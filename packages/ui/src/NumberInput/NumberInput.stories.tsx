import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { formWidth } from '../private/formWidth.tsx';
import { live } from '../private/liveField.tsx';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

const Live = live<NumberInputProps['value'], NumberInputProps>(NumberInput);

const meta = {
  title: 'ui/NumberInput',
  component: NumberInput,
  decorators: [formWidth],
  args: { label: '每日次数', value: 20, min: 1, max: 100, onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: null, placeholder: '1至100' } };

export const Unit: Story = { args: { value: 0.35, min: 0, max: 1, step: 0.05, unit: '相似度' } };

export const AtItsBound: Story = { args: { value: 100, unit: '次' } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="单次回答的最大字数" required hint="过短会截断回答" error="请输入200到4000之间的数字">
      <Live {...args} label={undefined} value={null} min={200} max={4000} step={100} unit="字" />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true, unit: '次' } };

export const ReadOnly: Story = { args: { readOnly: true, unit: '次' } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={12}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Live key={size} {...args} size={size} value={1200} max={99_999_999} unit="万元（含税）" />
      ))}
    </Stack>
  ),
};
