import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { live } from '../private/liveField.tsx';
import { RatioPicker, type RatioPickerProps } from './RatioPicker.tsx';

const Live = live<RatioPickerProps['value'], RatioPickerProps>(RatioPicker);

const meta = {
  title: 'ui/RatioPicker',
  component: RatioPicker,
  render: (args) => <Live {...args} />,
  args: { value: '1:1', onChange: fn() },
} satisfies Meta<typeof RatioPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Original: Story = { args: { value: 'original' } };

export const Two: Story = { args: { value: '3:4', ratios: ['3:4', '4:3'] } };

export const LongLabel: Story = { args: { value: 'original', originalLabel: '保持原图的宽高比例不变' } };

export const Phone: Story = { args: LongLabel.args, globals: { viewport: { value: 'phone' } } };
