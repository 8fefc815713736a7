import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Text } from '../Text/Text.tsx';
import { HoverCard } from './HoverCard.tsx';

const meta = {
  title: 'ui/HoverCard',
  component: HoverCard,
  parameters: { layout: 'centered' },
  args: {
    trigger: <Button>第 12 页</Button>,
    children: (
      <div style={{ padding: '1rem' }}>
        <Stack gap={4}>
          <Text size="label">接入前的电压检查</Text>
          <Text tone="secondary">先断开直流开关，再用万用表测量开路电压。</Text>
        </Stack>
      </div>
    ),
  },
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const LongText: Story = {
  args: { defaultOpen: true, children: <div style={{ padding: '1rem' }}>{texts.long}</div> },
  globals: { viewport: { value: 'phone' } },
};
