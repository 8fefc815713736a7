import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '柱状图',
  also: ['条形图'],
  group: 'data',
  purpose: ['并排比较的数字。', 'Figures side by side.'],
  use: [['按天、按类别比较', 'Compared by day or category']],
  instead: [
    { when: ['点很多，看走势', 'There are many points and the way matters'], take: 'LineChart' },
    { when: ['名次要紧，名称又长', 'The order matters and names are long'], take: 'RankList' },
  ],
  keys: [{ key: '← →', does: ['移动游标，读出那一组', 'Moves the cursor and reads the group'] }],
};
