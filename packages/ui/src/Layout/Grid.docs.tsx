import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '网格',
  also: ['栅格', '多列'],
  group: 'layout',
  purpose: ['等宽的列：固定几列，或能放几列放几列。', 'Equal columns: a fixed number, or as many as fit.'],
  use: [['卡片、统计数值', 'Cards, statistics']],
  instead: [{ when: ['宽度各不相同', 'The widths differ'], take: 'Inline' }],
};
