import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '折线图',
  also: ['趋势图', '走势'],
  group: 'data',
  purpose: ['数字随时间怎样走。', 'How figures move along time.'],
  use: [['对话数、费用的走势', 'Conversations, costs over time']],
  instead: [
    { when: ['比较几个类别', 'Categories are compared'], take: 'BarChart' },
    { when: ['只看走向，不读数', 'The way matters, not the figures'], take: 'Sparkline' },
  ],
  keys: [
    { key: '← →', does: ['移动游标，读出那一点', 'Moves the cursor and reads the point'] },
    { key: 'Home / End', does: ['第一点、最后一点', 'First, last point'] },
  ],
};
