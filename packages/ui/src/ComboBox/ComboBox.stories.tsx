import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { texts } from '../private/sampleTexts.ts';
import { formWidth } from '../private/formWidth.tsx';
import { live } from '../private/liveField.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const Live = live<ComboBoxProps['value'], ComboBoxProps>(ComboBox);

const places = ['北京市', '上海市', '江苏省', '浙江省', '安徽省', '福建省', '江西省', '山东省', '广东省', '四川省'];

const meta: Meta<ComboBoxProps> = {
  title: 'ui/ComboBox',
  component: ComboBox,
  decorators: [formWidth],
  args: {
    label: '地区',
    value: '江苏省',
    onChange: fn(),
    options: places.map((place) => ({ value: place, label: place })),
  },
  render: (args) => <Live {...args} />,
};

export default meta;
type Story = StoryObj<ComboBoxProps>;

const type = (text: string): Story['play'] =>
  async function play({ canvasElement }) {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.clear(input);
    if (text) await userEvent.type(input, text);
  };

export const Default: Story = {};

export const Placeholder: Story = { args: { value: undefined } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
  },
};

export const Narrowed: Story = { play: type('江') };

export const ByInitials: Story = { play: type('zj') };

export const NoMatch: Story = { play: type('纽约') };

export const Loading: Story = {
  args: { value: undefined, options: [], loading: true, onQuery: fn() },
  play: type('江'),
};

export const LongText: Story = {
  args: {
    label: '知识库',
    value: 'long',
    options: [
      { value: 'long', label: texts.title, description: texts.sentence },
      { value: 'mixed', label: texts.mixed, description: '128个文件，更新于昨天' },
      { value: 'off', label: '光伏电站运维规程（已停用）', disabled: true },
      { value: 'short', label: '售后' },
    ],
  },
  play: Open.play,
  globals: { viewport: { value: 'phone' } },
};

export const Invalid: Story = {
  render: (args) => (
    <Field label="地区" required error="请选择地区">
      <Live {...args} label={undefined} value={undefined} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={16}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Live key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
