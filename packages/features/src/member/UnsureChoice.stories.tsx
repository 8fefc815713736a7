import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { cards, longCard } from './fixtures.ts';
import { UnsureChoice } from './UnsureChoice.tsx';

const meta = {
  title: 'features/member/UnsureChoice',
  component: UnsureChoice,
  parameters: { layout: 'padded' },
  args: { assistants: cards.slice(0, 3), pending: false, onPick: fn() },
} satisfies Meta<typeof UnsureChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The question is on its way to the one that was picked. */
export const Pending: Story = { args: { pending: true } };

export const LongText: Story = { args: { assistants: [longCard, ...cards.slice(0, 2)] } };

export const Phone: Story = {
  args: { assistants: [longCard, ...cards.slice(0, 2)] },
  globals: { viewport: { value: 'phone' } },
};
