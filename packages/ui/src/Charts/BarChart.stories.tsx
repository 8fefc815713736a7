import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { texts } from '../private/sampleTexts.ts';
import { BarChart } from './BarChart.tsx';
import { days, weekly } from './storyData.ts';

const week = days.slice(-7);

const meta = {
  title: 'ui/Charts/BarChart',
  component: BarChart,
  args: {
    title: '消耗',
    labels: week,
    unit: '次',
    series: [{ id: 'spent', name: '消耗', values: weekly(860).slice(-7) }],
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Month: Story = { args: { labels: days, series: [{ id: 'spent', name: '消耗', values: weekly(8600) }] } };

const pair = [
  { id: 'inner', name: '企业成员', values: weekly(420).slice(-7) },
  { id: 'outer', name: '外部访客', values: weekly(260, 2).slice(-7) },
];

export const Grouped: Story = { args: { title: '提问人数', unit: '人', series: pair } };

export const Stacked: Story = {
  args: {
    title: '提问人数',
    unit: '人',
    layout: 'stacked',
    series: [...pair, { id: 'api', name: 'API', values: weekly(120, 4).slice(-7) }],
  },
};

export const Cursor: Story = {
  args: { title: '提问人数', unit: '人', series: pair },
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  },
};

export const Negative: Story = {
  args: {
    title: '余额变化',
    unit: undefined,
    labels: ['7月', '8月', '9月', '10月', '11月'],
    series: [{ id: 'balance', name: '变化', values: [3200, -1800, 2600, -400, 1200] }],
  },
};

export const LongText: Story = {
  args: {
    title: '提问最多的文件',
    labelName: '文件',
    labels: [texts.fileName, '接线图.pdf', texts.title, '常见故障与处理.docx'],
    series: [{ id: 'asked', name: '提问', values: [128_300, 86_200, 41_090, 9_876] }],
  },
};

export const SinglePoint: Story = {
  args: { labels: ['11-21'], series: [{ id: 'spent', name: '消耗', values: [42] }] },
};

export const Loading: Story = { args: { series: undefined } };

export const Empty: Story = { args: { series: [] } };

export const Phone: Story = {
  args: { labels: days, series: [{ id: 'spent', name: '消耗', values: weekly(8600) }] },
  globals: { viewport: { value: 'phone' } },
};
