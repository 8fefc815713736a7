import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'ui/Badge', component: Badge, args: { count: 8 } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Counts: Story = {
  render: () => (
    <Inline gap={16}>
      {[1, 12, 99, 100, 2048].map((count) => (
        <Badge key={count} count={count} />
      ))}
    </Inline>
  ),
};

/** Nothing to count, nothing to see. */
export const Empty: Story = { args: { count: 0 } };
