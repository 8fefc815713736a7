import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppShellSkeleton } from './AppShellSkeleton.tsx';

const meta = {
  title: 'ui/AppShellSkeleton',
  component: AppShellSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShellSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Before a workbench, or where the menu is folded. */
export const Rail: Story = { args: { look: 'rail' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
