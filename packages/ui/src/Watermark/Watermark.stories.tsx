import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Watermark } from './Watermark.tsx';

const meta = {
  title: 'ui/Watermark',
  component: Watermark,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ position: 'relative', minBlockSize: '40rem', padding: '2rem' }}>
      <Text>{texts.long}</Text>
      <Watermark {...args} />
    </div>
  ),
} satisfies Meta<typeof Watermark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { text: '华昱电力设备（苏州）有限公司 内部资料 2026-11-21' } };
