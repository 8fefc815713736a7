import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Headphones } from '../icons.ts';
import { Text } from '../Text/Text.tsx';
import { FeedbackBar } from './FeedbackBar.tsx';

const meta = {
  title: 'ui/FeedbackBar',
  component: FeedbackBar,
  args: { text: '扭矩为16～18N·m', thumb: 'none', onThumb: fn(), onRetry: fn() },
} satisfies Meta<typeof FeedbackBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThumbUp: Story = { args: { thumb: 'up' } };

export const Full: Story = {
  args: {
    thumb: 'down',
    children: (
      <Button icon={Headphones} size="sm" emphasis="quiet">
        人工客服
      </Button>
    ),
    end: (
      <Text size="caption" tone="tertiary">
        3.1秒，3小星币
      </Text>
    ),
  },
};

/** An older answer: it cannot be asked again. */
export const CopyOnly: Story = { args: { onThumb: undefined, onRetry: undefined } };

export const Narrow: Story = { ...Full, globals: { viewport: { value: 'phone' } } };
