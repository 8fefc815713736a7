import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Inline.tsx';
import { fn } from 'storybook/test';
import { CountdownButton } from './CountdownButton.tsx';

const meta = {
  title: 'ui/CountdownButton',
  component: CountdownButton,
  args: { until: undefined, onPress: fn() },
} satisfies Meta<typeof CountdownButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waiting: Story = { args: { until: Date.parse('2026-11-21T10:00:58+08:00') } };

export const Pending: Story = { args: { pending: true } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={16}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <CountdownButton key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
