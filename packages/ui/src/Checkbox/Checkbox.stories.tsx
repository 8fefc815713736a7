import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { live } from '../private/liveField.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const Live = live<boolean, CheckboxProps>(Checkbox, 'checked');

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { checked: true, onChange: fn(), children: '我已阅读并同意用户协议' },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { children: texts.long }, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  render: () => (
    <Stack gap={12}>
      {([true, false, 'mixed'] as const).map((checked) => (
        <Stack key={String(checked)} gap={4}>
          <Live checked={checked} onChange={fn()}>
            显示引用来源
          </Live>
          <Checkbox checked={checked} disabled onChange={fn()}>
            不可更改
          </Checkbox>
        </Stack>
      ))}
    </Stack>
  ),
};
