import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '，共128个文件' },
  render: (args) => (
    <Text>
      128
      <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A figure that stands alone for the eye says what it counts to a screen reader. */
export const Default: Story = {};

/** The label of a field whose place already says what it is. */
export const InField: Story = {
  render: () => (
    <Stack gap={12}>
      <Field label="搜索助手" hideLabel hint="名称或简介里的词都可以">
        <TextInput value="" placeholder="搜索助手" onChange={fn()} />
      </Field>
      <Field label="助手名称" hideLabel error="助手名称不能为空">
        <TextInput value="" placeholder="给助手起个名字" onChange={fn()} />
      </Field>
    </Stack>
  ),
};
