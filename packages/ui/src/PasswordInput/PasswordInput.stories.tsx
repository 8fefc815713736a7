import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { live } from '../private/liveField.tsx';
import { formWidth } from '../private/formWidth.tsx';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';

const Live = live<string, PasswordInputProps>(PasswordInput);

const meta = {
  title: 'ui/PasswordInput',
  component: PasswordInput,
  decorators: [formWidth],
  args: { label: '密码', value: '', placeholder: '请输入密码', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const show: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '显示密码' }));
};

export const Default: Story = {};

export const Filled: Story = { args: { value: 'xing-2026-abc' } };

export const Shown: Story = { args: { value: 'xing-2026-abc' }, play: show };

export const LongText: Story = {
  args: { value: 'correct-horse-battery-staple-'.repeat(5) },
  play: show,
  globals: { viewport: { value: 'phone' } },
};

export const NewPassword: Story = {
  render: (args) => (
    <Field label="新密码" required hint="8到20位，至少包含字母和数字" error="密码需要包含数字">
      <Live {...args} label={undefined} purpose="new" value="abcdefgh" />
    </Field>
  ),
};

export const Disabled: Story = { args: { value: 'xing-2026-abc', disabled: true } };

export const ReadOnly: Story = { args: { value: 'xing-2026-abc', readOnly: true } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={12}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Live key={size} {...args} size={size} value="xing-2026-abc" />
      ))}
    </Stack>
  ),
};
