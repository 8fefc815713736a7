import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Bubble } from './Bubble.tsx';

const meta = {
  title: 'ui/Bubble',
  component: Bubble,
  args: { children: 'HY-110K直流侧接线前要做哪些检查？线缆和端子压接有什么要求？' },
} satisfies Meta<typeof Bubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Compact: Story = { args: { compact: true } };

export const Painted: Story = {
  render: (args) => (
    <Stack>
      <Bubble {...args} paint={{ kind: 'colour', colour: '#00BB93' }} />
      <Bubble {...args} paint={{ kind: 'gradient', from: '#00B2F9', to: '#04EB94', angle: 135 }} />
      <Bubble {...args} paint={{ kind: 'colour', colour: '#5A5A5A' }} />
    </Stack>
  ),
};

/** Colours on which no ink could be read are not used. */
export const Unreadable: Story = {
  render: (args) => (
    <Stack>
      <Bubble {...args} paint={{ kind: 'gradient', from: '#000000', to: '#FFFFFF', angle: 90 }} />
      <Bubble {...args} paint={{ kind: 'gradient', from: '#FF0000', to: '#00FF00', angle: 45 }} />
    </Stack>
  ),
};

export const LongText: Story = { args: { children: texts.long }, globals: { viewport: { value: 'phone' } } };
