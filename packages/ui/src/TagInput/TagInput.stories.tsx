import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { live } from '../private/liveField.tsx';
import { texts } from '../private/sampleTexts.ts';
import { formWidth } from '../private/formWidth.tsx';
import { TagInput, type TagInputProps } from './TagInput.tsx';

const Live = live<string[], TagInputProps>(TagInput);

const meta = {
  title: 'ui/TagInput',
  component: TagInput,
  decorators: [formWidth],
  args: { label: '关键词', value: ['并网', '逆变器', 'MPPT'], placeholder: '输入后按Enter添加', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: [] } };

export const Full: Story = { args: { value: ['并网', '逆变器', 'MPPT', '验收', '绝缘电阻'] } };

export const Duplicate: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '并网{Enter}');
  },
};

export const Invalid: Story = {
  render: (args) => (
    <Field label="关键词" required hint="用户说到其中任何一个就回复" error="请输入关键词">
      <Live {...args} label={undefined} value={[]} />
    </Field>
  ),
};

export const LongText: Story = {
  args: { value: [texts.title, texts.mixed, texts.person], limit: 100 },
  globals: { viewport: { value: 'phone' } },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };
