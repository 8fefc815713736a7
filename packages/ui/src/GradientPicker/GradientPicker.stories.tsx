import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { formWidthWide } from '../private/formWidth.tsx';
import { live } from '../private/liveField.tsx';
import { GradientPicker, type GradientPickerProps } from './GradientPicker.tsx';

const Live = live<GradientPickerProps['value'], GradientPickerProps>(GradientPicker);

const meta = {
  title: 'ui/GradientPicker',
  component: GradientPicker,
  decorators: [formWidthWide],
  args: { label: '气泡渐变', value: { from: '#00B2F9', to: '#04EB94', angle: 135 }, onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof GradientPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ColourOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^起点/ }));
  },
};

export const InField: Story = {
  render: (args) => (
    <Field label="气泡渐变" group layout="beside" hint="文字颜色会自动保持清晰">
      <Live {...args} label={undefined} value={{ from: '#8B61E3', to: '#FFFFFF', angle: 20 }} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };
