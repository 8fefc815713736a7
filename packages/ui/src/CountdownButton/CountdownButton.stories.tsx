import type { Meta, StoryObj } from '@storybook/react-vite';
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
