import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { formWidth } from '../private/formWidth.tsx';
import { live } from '../private/liveField.tsx';
import { ColorPicker, type ColorPickerProps } from './ColorPicker.tsx';

const Live = live<ColorPickerProps['value'], ColorPickerProps>(ColorPicker);

const meta = {
  title: 'ui/ColorPicker',
  component: ColorPicker,
  decorators: [formWidth],
  args: {
    label: '气泡颜色',
    value: '#00BB93',
    onChange: fn(),
    presets: [
      { value: '#00BB93', label: '青绿' },
      { value: '#0086D3', label: '天蓝' },
      { value: '#8B61E3', label: '紫' },
      { value: '#DE3D3E', label: '红' },
      { value: '#EBA856', label: '琥珀' },
      { value: '#171D1D', label: '墨' },
      { value: '#FFFFFF', label: '白' },
    ],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ColorPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const Default: Story = {};

export const Open: Story = { play: open };

export const White: Story = { args: { value: '#FFFFFF' }, play: open };

export const WithoutPresets: Story = { args: { value: '#8B61E3', presets: [] }, play: open };

export const Invalid: Story = {
  render: (args) => (
    <Field label="气泡颜色" hint="文字颜色会自动保持清晰" error="请选择与背景不同的颜色">
      <Live {...args} label={undefined} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={12}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Live key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Phone: Story = { play: open, globals: { viewport: { value: 'phone' } } };
