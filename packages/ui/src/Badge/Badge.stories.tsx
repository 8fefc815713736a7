import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
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

/** Nothing to count, nothing to see: the words stand alone. */
export const Empty: Story = {
  render: () => (
    <Stack gap={8}>
      {[0, 8].map((count) => (
        <Inline key={count} gap={8}>
          <Text>未读消息</Text>
          <Badge count={count} />
        </Inline>
      ))}
    </Stack>
  ),
};
