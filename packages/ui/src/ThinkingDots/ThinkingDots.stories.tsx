import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bubble } from '../Bubble/Bubble.tsx';
import { ThinkingDots } from './ThinkingDots.tsx';

const meta = { title: 'ui/ThinkingDots', component: ThinkingDots } satisfies Meta<typeof ThinkingDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InBubble: Story = {
  render: () => (
    <Bubble>
      <ThinkingDots />
    </Bubble>
  ),
};
