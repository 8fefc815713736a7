import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { live } from '../private/liveField.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

const Live = live<boolean, SwitchProps>(Switch, 'checked');

const meta = {
  title: 'ui/Switch',
  component: Switch,
  args: { checked: true, onChange: fn(), children: '显示问题栏' },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={12}>
      {[true, false].map((checked) => (
        <Stack key={String(checked)} gap={4}>
          <Live checked={checked} onChange={fn()}>
            在回答下方显示“人工咨询方式”和“提问小技巧”
          </Live>
          <Switch checked={checked} disabled onChange={fn()}>
            不可更改
          </Switch>
        </Stack>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: { children: texts.long },
  globals: { viewport: { value: 'phone' } },
};
