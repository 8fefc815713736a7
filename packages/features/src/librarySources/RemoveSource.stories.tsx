import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName, source } from './fixtures.ts';
import { RemoveSource } from './RemoveSource.tsx';

const meta = {
  title: 'features/librarySources/RemoveSource',
  component: RemoveSource,
  args: { source: source(), pending: false, onClose: fn(), onRemove: fn() },
} satisfies Meta<typeof RemoveSource>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing came of it, so there is nothing to decide. */
export const WithoutDocuments: Story = { args: { source: source({ documentCount: 0 }) } };

export const LongText: Story = { args: { source: source({ name: longName }) } };
