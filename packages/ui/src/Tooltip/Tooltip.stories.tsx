import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { texts } from '../private/sampleTexts.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'ui/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { text: '收入与支出的明细', children: <Button>12,480</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const LongText: Story = {
  args: { defaultOpen: true, text: texts.fileName },
  globals: { viewport: { value: 'phone' } },
};
