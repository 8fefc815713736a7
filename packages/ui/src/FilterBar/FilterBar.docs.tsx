import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '筛选栏',
  also: ['查询', '过滤'],
  group: 'data',
  purpose: ['列表上方：先搜索，再筛选，末尾是工具。', 'Above a list: search first, filters next, tools at the end.'],
  use: [['表格和列表上面', 'Above tables and lists']],
  instead: [{ when: ['只有搜索', 'There is nothing but a search'], take: 'SearchInput' }],
  words: [['按钮写“查询”和“重置”', 'The buttons say “查询” and “重置”']],
  keys: [{ key: 'Enter', does: ['在搜索框里查询', 'Searches, from the field'] }],
};
