import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '批量操作栏',
  also: ['多选', '批量'],
  group: 'data',
  purpose: ['选中若干行时，代替表格上方的工具栏。', "Stands in place of a table's tool bar while rows are selected."],
  use: [['批量移动、删除、导出', 'Moving, deleting, exporting many at once']],
  instead: [{ when: ['只对一行操作', 'One row is acted upon'], take: 'Menu' }],
  words: [['“已选3项”前面是取消选择的叉，动作写在后面', '“已选3项” after the cross that clears it, then the actions']],
  keys: [{ key: 'Tab', does: ['依次到取消选择和各个动作', 'The button that clears the selection, then its actions'] }],
};
