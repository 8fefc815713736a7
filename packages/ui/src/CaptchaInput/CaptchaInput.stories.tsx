import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { formWidth } from '../private/formWidth.tsx';
import { CaptchaInput } from './CaptchaInput.tsx';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="112" height="42"><path d="M4 30Q40 4 108 26" stroke="teal" fill="none"/><text x="20" y="30" font-size="26" font-family="monospace" transform="rotate(-4)">7 k Q 4</text></svg>';

const meta = {
  title: 'ui/CaptchaInput',
  component: CaptchaInput,
  decorators: [formWidth],
  args: {
    label: '图形验证码',
    value: '',
    placeholder: '请输入图中字符',
    size: 'lg',
    svg,
    onChange: fn(),
    onRenew: fn(),
  },
} satisfies Meta<typeof CaptchaInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '7kQ4' } };

export const Loading: Story = { args: { svg: undefined } };

export const Failed: Story = { args: { svg: '' } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="图形验证码" required error="图形验证码错误">
      <CaptchaInput {...args} label={undefined} />
    </Field>
  ),
};

export const Disabled: Story = { args: { value: '7kQ4', disabled: true } };

export const LongText: Story = {
  args: { value: '7kQ4'.repeat(20), placeholder: '请输入右侧图片中的四个字符，不分大小写' },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={12}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <CaptchaInput key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
