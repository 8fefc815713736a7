import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CountdownButton } from '../CountdownButton/CountdownButton.tsx';
import { Field } from '../Field/Field.tsx';
import { Grow } from '../Layout/Grow.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { live } from '../private/liveField.tsx';
import { formWidth } from '../private/formWidth.tsx';
import { CodeInput, type CodeInputProps } from './CodeInput.tsx';

const Live = live<string, CodeInputProps>(CodeInput);

const meta = {
  title: 'ui/CodeInput',
  component: CodeInput,
  decorators: [formWidth],
  args: { label: '短信验证码', value: '', placeholder: '6位数字', size: 'lg', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Half: Story = { args: { value: '492' } };

export const Filled: Story = { args: { value: '492107' } };

export const WithCountdown: Story = {
  render: (args) => (
    <Field label="短信验证码" hint="验证码5分钟内有效">
      <Inline>
        <Grow>
          <Live {...args} />
        </Grow>
        <CountdownButton until={Date.parse('2026-11-21T10:00:58+08:00')} onPress={fn()} />
      </Inline>
    </Field>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const Invalid: Story = {
  render: (args) => (
    <Field label="短信验证码" required error="验证码错误或已过期，请重新获取">
      <Live {...args} label={undefined} value="492107" />
    </Field>
  ),
};

export const Disabled: Story = { args: { value: '492107', disabled: true } };

export const ReadOnly: Story = { args: { value: '492107', readOnly: true } };
