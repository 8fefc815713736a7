import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { formWidth } from '../private/formWidth.tsx';
import { SecretField } from './SecretField.tsx';

const meta = {
  title: 'ui/SecretField',
  component: SecretField,
  decorators: [formWidth],
  args: { label: '访问令牌', value: 'ts_live_7f3a9c1e5b8d4026a17e90c3' },
} satisfies Meta<typeof SecretField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Revealed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '显示' }));
  },
};

export const Editable: Story = { args: { onChange: fn(), placeholder: '粘贴应用密钥' } };

export const Empty: Story = { args: { value: '', onChange: fn(), placeholder: '粘贴应用密钥' } };

export const LongText: Story = {
  args: { value: `ts_live_${'7f3a9c1e5b8d4026'.repeat(12)}` },
  play: Revealed.play,
  globals: { viewport: { value: 'phone' } },
};

export const Invalid: Story = {
  render: (args) => (
    <Field label="应用密钥" required error="密钥格式不正确，请在开放平台重新复制">
      <SecretField {...args} label={undefined} onChange={fn()} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={16}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SecretField key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
