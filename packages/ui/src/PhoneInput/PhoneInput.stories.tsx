import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { live } from '../private/liveField.tsx';
import { formWidth } from '../private/formWidth.tsx';
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';

const Live = live<string, PhoneInputProps>(PhoneInput);

const meta = {
  title: 'ui/PhoneInput',
  component: PhoneInput,
  decorators: [formWidth],
  args: { label: '手机号', value: '', placeholder: '请输入手机号', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '13800006021' } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="手机号" required hint="用于登录和接收通知" error="请输入正确的手机号">
      <Live {...args} label={undefined} value="1380000" />
    </Field>
  ),
};

export const Disabled: Story = { args: { value: '13800006021', disabled: true } };

export const ReadOnly: Story = { args: { value: '13800006021', readOnly: true } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={12}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Live key={size} {...args} size={size} value="13800006021" />
      ))}
    </Stack>
  ),
};
