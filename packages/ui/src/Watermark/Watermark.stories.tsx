import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThinkingDots } from '../ThinkingDots/ThinkingDots.tsx';
import { Watermark } from './Watermark.tsx';

const meta = { title: 'ui/Watermark', component: Watermark, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Watermark
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Thinking: Story = { render: () => <ThinkingDots />, parameters: { layout: 'padded' } };
