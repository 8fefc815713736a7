import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Form } from './Form.tsx';

const fields = (name: string, error?: string) => (
  <Stack gap={20}>
    <Field label="名称" required error={error}>
      <TextInput value={name} onChange={fn()} />
    </Field>
    <Field label="说明">
      <TextInput value="" placeholder={texts.title} onChange={fn()} />
    </Field>
    <div>
      <Button type="submit" tone="accent" emphasis="solid">
        保存
      </Button>
    </div>
  </Stack>
);

const meta = {
  title: 'ui/Form',
  component: Form,
  // It draws nothing itself.
  tags: ['no-shot'],
  args: { onSubmit: fn(), children: fields('光伏安装顾问') },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = {
  args: { children: fields('', '请输入名称') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  },
};
