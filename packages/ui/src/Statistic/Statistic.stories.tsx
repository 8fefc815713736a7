import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '../private/sampleTexts.ts';
import { Statistic, StatisticGroup } from './Statistic.tsx';

const meta = {
  title: 'ui/Statistic',
  component: Statistic,
  args: { label: '今日对话', value: '1,284', unit: '次' },
} satisfies Meta<typeof Statistic>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Change: Story = {
  args: { delta: { direction: 'up', text: '12.4%', tone: 'good', since: '较昨日' } },
};

export const Group: Story = {
  render: () => (
    <StatisticGroup>
      <Statistic label="通过率" value="91.7%" previous="87.5%" />
      <Statistic label="变差" value="2" tone="danger" />
      <Statistic label="变好" value="4" delta={{ direction: 'up', text: '2', tone: 'good', since: '较上次' }} />
      <Statistic label="措辞变化" value="5" delta={{ direction: 'same', text: '0', since: '较上次' }} />
      <Statistic
        label="平均用时"
        value="3.1"
        unit="秒"
        delta={{ direction: 'down', text: '0.3秒', tone: 'good', since: '较上次' }}
      />
    </StatisticGroup>
  ),
};

/** A figure that leads to what it counts: the whole cell does. */
export const Leading: Story = {
  render: () => (
    <StatisticGroup>
      <Statistic label="提问" value="7,478" unit="次" href="#asked" hrefLabel="查看对话" />
      <Statistic label="提问人数" value="1,936" unit="人" href="#people" hrefLabel="查看用户" />
      <Statistic label="被点踩" value="94" unit="次" href="#down" hrefLabel="查看对话" />
    </StatisticGroup>
  ),
  async play({ canvas }) {
    canvas.getByRole('link', { name: '提问 查看对话' }).focus();
  },
};

export const GroupOnPhone: Story = { ...Group, globals: { viewport: { value: 'phone' } } };

export const Waiting: Story = { args: { value: undefined } };

export const LongText: Story = {
  args: {
    label: `${texts.title}相关的提问`,
    value: '128,345,678',
    delta: { direction: 'down', text: '1,234,567', tone: 'bad', since: '较上一个三十天的同一时段' },
  },
  globals: { viewport: { value: 'phone' } },
};
