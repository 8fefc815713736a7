import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { formWidth } from '../private/formWidth.tsx';
import { live } from '../private/liveField.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

const Live = live<SliderProps['value'], SliderProps>(Slider);

const meta = {
  title: 'ui/Slider',
  component: Slider,
  decorators: [formWidth],
  args: { label: '相似度', value: 60, onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Percent: Story = {
  args: { value: 0.85, min: 0, max: 1, step: 0.05, valueText: (value) => `${Math.round(value * 100)}%` },
};

export const Marks: Story = {
  args: {
    label: '回答风格',
    value: 2,
    min: 0,
    max: 4,
    showValue: false,
    valueText: (value) => ['严谨', '较严谨', '平衡', '较灵活', '灵活'][value] ?? '',
    marks: [
      { value: 0, label: '严谨，只用原文' },
      { value: 2, label: '平衡' },
      { value: 4, label: '灵活，可以发挥' },
    ],
  },
};

export const InField: Story = {
  render: (args) => (
    <Field label="相似度门槛" group hint="低于门槛的内容不会用来回答" error="门槛太高时很可能找不到答案">
      <Live {...args} label={undefined} value={95} valueText={(value) => `${value}%`} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Ends: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Live {...args} value={0} />
      <Live {...args} value={100} />
    </Stack>
  ),
};
