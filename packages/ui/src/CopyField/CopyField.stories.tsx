import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field.tsx';
import { Link2 } from '../icons.ts';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { formWidth } from '../private/formWidth.tsx';
import { CopyField } from './CopyField.tsx';

const meta = {
  title: 'ui/CopyField',
  component: CopyField,
  decorators: [formWidth],
  args: { value: 'https://xing.example/b/7f3a9c', label: '访问链接' },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithWords: Story = { args: { look: 'words', action: '复制链接', failure: '链接复制失败', icon: Link2 } };

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={12}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} gap={8}>
          <CopyField {...args} size={size} />
          <CopyField {...args} size={size} look="words" />
        </Stack>
      ))}
    </Stack>
  ),
};

export const InField: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="企业内部访问链接" hint="打开时先用企业账号登录">
      <CopyField {...args} />
    </Field>
  ),
};

export const LongAndMixed: Story = {
  args: { value: `https://xing.example/b/7f3a9c?name=${texts.mixed}`, look: 'words', action: '复制链接' },
};

export const Empty: Story = { args: { value: '' } };

export const Phone: Story = { args: WithWords.args, globals: { viewport: { value: 'phone' } } };
