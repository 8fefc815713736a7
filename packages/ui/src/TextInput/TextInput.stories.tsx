import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { CaptchaInput } from '../CaptchaInput/CaptchaInput.tsx';
import { CodeInput } from '../CodeInput/CodeInput.tsx';
import { CountdownButton } from '../CountdownButton/CountdownButton.tsx';
import { Field } from '../Field/Field.tsx';
import { Grow } from '../Layout/Grow.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { PhoneInput } from '../PhoneInput/PhoneInput.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { texts } from '../private/sampleTexts.ts';
import { formWidth } from '../private/formWidth.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'ui/TextInput',
  component: TextInput,
  decorators: [formWidth],
  args: { value: '光伏安装顾问', label: '名称', onChange: fn() },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Placeholder: Story = { args: { value: '', placeholder: '请输入助手名称' } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const OverLimit: Story = { args: { value: texts.title, limit: 20 } };

export const LongText: Story = { args: { value: texts.long, limit: 500 }, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  render: () => (
    <Stack gap={12}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} gap={12}>
          <TextInput size={size} label="名称" value="光伏安装顾问" onChange={fn()} />
          <SearchInput size={size} label="搜索文件" value="逆变器" onChange={fn()} />
          <PasswordInput size={size} label="密码" value="correct horse" onChange={fn()} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const LoginFields: Story = {
  render: () => (
    <Stack gap={20}>
      <Field label="手机号">
        <PhoneInput size="lg" value="13800006021" onChange={fn()} />
      </Field>
      <Field label="图形验证码" error="图形验证码错误">
        <CaptchaInput
          size="lg"
          value=""
          svg='<svg xmlns="http://www.w3.org/2000/svg" width="112" height="42"><path d="M4 30Q40 4 108 26" stroke="teal" fill="none"/><text x="20" y="30" font-size="26" font-family="monospace" transform="rotate(-4)">7 k Q 4</text></svg>'
          onChange={fn()}
          onRenew={fn()}
        />
      </Field>
      <Field label="短信验证码">
        <Inline>
          <Grow>
            <CodeInput size="lg" label="短信验证码" value="4921" onChange={fn()} />
          </Grow>
          <CountdownButton until={Date.parse('2026-11-21T10:00:58+08:00')} onPress={fn()} />
        </Inline>
      </Field>
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
};
