import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { texts } from '../private/sampleTexts.ts';
import { DonutChart } from './DonutChart.tsx';

const meta = {
  title: 'ui/Charts/DonutChart',
  component: DonutChart,
  args: {
    title: '提问来源',
    unit: '次',
    items: [
      { id: 'web', name: '网页', value: 5120 },
      { id: 'wechat', name: '微信客服', value: 3308 },
      { id: 'feishu', name: '飞书', value: 1204 },
      { id: 'api', name: 'API', value: 640 },
    ],
  },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The keyboard's cursor on the second part. */
export const Cursor: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
  },
};

export const ManyParts: Story = {
  args: {
    items: ['网页', '微信客服', '公众号', '飞书', '钉钉', '企业微信', 'API', '小程序'].map((name, index) => ({
      id: name,
      name,
      value: Math.round(98_000 / (index + 1)),
    })),
  },
};

export const OnePart: Story = { args: { items: [{ id: 'web', name: '网页', value: 128 }] } };

export const TinyPart: Story = {
  args: {
    items: [
      { id: 'web', name: '网页', value: 9990 },
      { id: 'api', name: 'API', value: 10 },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      { id: 'a', name: texts.title, value: 128_345_678 },
      { id: 'b', name: texts.mixed, value: 64_000_000 },
    ],
  },
};

export const Loading: Story = { args: { items: undefined } };

export const Empty: Story = { args: { items: [{ id: 'web', name: '网页', value: 0 }] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
