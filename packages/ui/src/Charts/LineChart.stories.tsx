import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { texts } from '../private/sampleTexts.ts';
import { LineChart } from './LineChart.tsx';
import { days, weekly } from './storyData.ts';

const meta = {
  title: 'ui/Charts/LineChart',
  component: LineChart,
  args: {
    title: '对话次数',
    labels: days,
    unit: '次',
    series: [{ id: 'chats', name: '对话', values: weekly(860) }],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const three = [
  { id: 'web', name: '网页', values: weekly(860) },
  { id: 'wechat', name: '微信客服', values: weekly(640, 2) },
  { id: 'api', name: 'API', values: weekly(210, 4) },
];

export const DirectLabels: Story = { args: { title: '各渠道对话次数', series: three } };

/** What is compared is dashed and has no colour; weekends stand on tinted ground. */
export const Reference: Story = {
  args: {
    series: [
      { id: 'now', name: '本期', values: weekly(860) },
      { id: 'before', name: '上期', reference: true, values: weekly(640, 2) },
    ],
    shaded: { at: [1, 2, 8, 9, 15, 16, 22, 23, 29], meaning: '周末' },
  },
};

export const SixSeries: Story = {
  args: {
    title: '各渠道对话次数',
    series: ['网页', '微信客服', '公众号', '飞书', '钉钉', 'API'].map((name, index) => ({
      id: name,
      name,
      values: weekly(900 - index * 140, index),
    })),
  },
};

export const Cursor: Story = {
  args: { title: '各渠道对话次数', series: three },
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft>9}{/ArrowLeft}');
  },
};

export const AsTable: Story = {
  args: { title: '各渠道对话次数', series: three },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '表格' }));
  },
};

export const Gaps: Story = {
  args: {
    series: [
      {
        id: 'chats',
        name: '对话',
        values: weekly(860).map((value, index) => ((index > 7 && index < 12) || index === 13 ? null : value)),
      },
    ],
  },
};

export const SinglePoint: Story = {
  args: { labels: ['11-21'], series: [{ id: 'chats', name: '对话', values: [128] }] },
};

export const HugeNumbers: Story = {
  args: {
    title: '累计生成字数',
    unit: '字',
    series: [{ id: 'words', name: '字数', values: weekly(86_000_000) }],
  },
};

export const AllZero: Story = { args: { series: [{ id: 'chats', name: '对话', values: days.map(() => 0) }] } };

export const LongText: Story = {
  args: {
    title: `${texts.title}相关的提问次数`,
    series: [
      { id: 'a', name: texts.title, values: weekly(860) },
      { id: 'b', name: texts.mixed, values: weekly(840, 1) },
    ],
  },
};

export const Loading: Story = { args: { series: undefined } };

export const Empty: Story = { args: { labels: [], series: [] } };

export const Phone: Story = {
  args: { title: '各渠道对话次数', series: three },
  globals: { viewport: { value: 'phone' } },
};
