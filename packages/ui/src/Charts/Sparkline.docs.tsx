import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '迷你折线',
  also: ['微型图'],
  group: 'data',
  purpose: ['数字旁边的走向，没有坐标轴。', 'The way of a figure beside the figure, without axes.'],
  use: [['表格和统计数值里', 'In tables and beside statistics']],
  instead: [{ when: ['要读数', 'Figures are to be read'], take: 'LineChart' }],
};
