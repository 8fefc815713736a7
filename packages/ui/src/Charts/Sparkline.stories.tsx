import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Inline.tsx';
import { Sparkline } from './Sparkline.tsx';
import { weekly } from './storyData.ts';

const meta = {
  title: 'ui/Charts/Sparkline',
  component: Sparkline,
  args: { label: '近30天对话数', values: weekly(860) },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shapes: Story = {
  render: (args) => (
    <Inline gap={24}>
      <Sparkline {...args} size="md" />
      <Sparkline {...args} size="md" values={[3, 5, 4, 8, 12, 11, 16]} />
      <Sparkline {...args} size="md" values={[16, 11, 12, 7, 6, 4, 1]} />
      <Sparkline {...args} size="md" values={[7, 7, 7, 7]} />
      <Sparkline {...args} size="md" values={[7]} />
      <Sparkline {...args} size="md" values={[]} />
    </Inline>
  ),
};
