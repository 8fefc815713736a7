import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '列设置',
  also: ['自定义列'],
  group: 'data',
  purpose: ['显示、隐藏和排列表格的列。', 'Shows, hides and orders the columns of a table.'],
  use: [['六列以上的表格', 'Tables of more than six columns']],
  instead: [{ when: ['缩小行，不是列', 'Rows are narrowed, not columns'], take: 'FilterBar' }],
  keys: [{ key: '空格', does: ['显示或隐藏一列', 'Shows or hides a column'] }],
};
