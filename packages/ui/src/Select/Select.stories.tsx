import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { formWidth } from '../private/formWidth.tsx';
import { texts } from '../private/sampleTexts.ts';
import { fn, userEvent, within } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

const meta: Meta<SelectProps> = {
  title: 'ui/Select',
  component: Select,
  decorators: [formWidth],
  args: {
    label: '状态',
    value: 'trained',
    onChange: fn(),
    options: [
      { value: 'all', label: '全部状态' },
      { value: 'trained', label: '已训练' },
      { value: 'training', label: '训练中' },
      { value: 'failed', label: '解析失败', description: '含超时，可以重试' },
      { value: 'waiting', label: '等待解析', disabled: true },
    ],
  },
};

export default meta;
type Story = StoryObj<SelectProps>;

export const Default: Story = {};

export const Placeholder: Story = { args: { value: undefined, placeholder: '请选择状态' } };

export const Disabled: Story = { args: { disabled: true } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={16}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Select key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

/** Beside plain words, as in a table. */
export const Quiet: Story = { args: { look: 'quiet' } };

export const QuietOpen: Story = { ...Open, args: { look: 'quiet' } };

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

/** The chosen name shortens, the names of the list wrap. */
export const LongText: Story = {
  ...Phone,
  args: {
    value: 'manual',
    options: [
      { value: 'manual', label: texts.fileName, description: texts.sentence },
      { value: 'firmware', label: texts.mixed },
      { value: 'person', label: texts.person },
    ],
  },
};
