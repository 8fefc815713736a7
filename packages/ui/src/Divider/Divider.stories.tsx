import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = { title: 'ui/Divider', component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BetweenRows: Story = {
  render: () => (
    <Stack gap={12}>
      <Text>已训练 12 份</Text>
      <Divider />
      <Text tone="secondary">等待解析 3 份</Text>
    </Stack>
  ),
};

export const BetweenColumns: Story = {
  render: () => (
    <Inline gap={12}>
      <Text>12 份</Text>
      <Divider direction="column" />
      <Text tone="secondary">3.4 MB</Text>
    </Inline>
  ),
};
