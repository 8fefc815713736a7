import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '统计数值',
  also: ['指标', '数字', 'KPI'],
  group: 'data',
  purpose: ['一个要紧的数字，和它怎样变化。', 'One figure that matters, and how it moved.'],
  use: [['概览页顶上的几个指标', 'The figures at the top of an overview']],
  instead: [{ when: ['要看走势', 'The way over time matters'], take: 'LineChart' }],
  words: [['名称不超过6个字，单位跟在数字后', 'The name has six characters at most; the unit follows the figure']],
  parts: ['StatisticGroup'],
};
