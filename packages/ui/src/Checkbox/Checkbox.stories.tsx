import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { checked: true, onChange: fn(), children: '我已阅读并同意用户协议' },
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
          <Checkbox checked={checked} onChange={fn()}>
            显示引用来源
          </Checkbox>
          <Checkbox checked={checked} disabled onChange={fn()}>
            不可更改
          </Checkbox>
        </Stack>
      ))}
    </Stack>
  ),
};
