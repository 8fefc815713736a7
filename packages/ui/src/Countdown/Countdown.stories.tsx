import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'ui/Countdown',
  component: Countdown,
  args: { label: '剩余时间', until: Date.parse('2026-11-21T10:02:05+08:00'), onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 'display' } };

export const Days: Story = { args: { size: 'display', until: Date.parse('2026-11-22T13:20:00+08:00') } };

export const Over: Story = { args: { until: Date.parse('2026-11-21T09:59:00+08:00') } };
