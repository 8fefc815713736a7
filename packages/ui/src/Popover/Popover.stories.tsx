import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'ui/Popover',
  component: Popover,
  parameters: { layout: 'centered' },
  args: {
    label: '账号',
    align: 'center',
    trigger: <Button>林知夏</Button>,
    children: (
      <Stack gap={12}>
        <Inline gap={12}>
          <Avatar name="林知夏" size="md" decorative />
          <Stack gap={0}>
            <Text size="label">林知夏</Text>
            <Text size="caption" tone="tertiary">
              138****6021
            </Text>
          </Stack>
        </Inline>
        <Button>账号设置</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};

export const Content: Story = { args: { size: 'content', open: true } };

export const Large: Story = { args: { size: 'lg', open: true } };

export const Phone: Story = { args: { size: 'lg', open: true }, globals: { viewport: { value: 'phone' } } };
