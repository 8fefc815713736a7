import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { formWidth } from '../private/formWidth.tsx';
import { live } from '../private/liveField.tsx';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const Live = live<DateRangePickerProps['value'], DateRangePickerProps>(DateRangePicker);

const meta = {
  title: 'ui/DateRangePicker',
  component: DateRangePicker,
  decorators: [formWidth],
  args: { label: '统计日期', value: { from: '2026-10-28', to: '2026-11-12' }, onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const Default: Story = {};

export const Empty: Story = { args: { value: null } };

export const Open: Story = { args: { clearable: true }, play: open };

export const Preset: Story = { args: { value: { from: '2026-11-15', to: '2026-11-21' } }, play: open };

export const FirstDayChosen: Story = {
  args: { value: null },
  play: async (context) => {
    await open(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '2026年11月9日 星期一' }));
    await userEvent.hover(body.getByRole('button', { name: '2026年11月18日 星期三' }));
  },
};

export const Phone: Story = { args: { clearable: true }, play: open, globals: { viewport: { value: 'phone' } } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="统计日期" required hint="数据保留一年" error="请选择统计日期">
      <Live {...args} label={undefined} value={null} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={16}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Live key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
