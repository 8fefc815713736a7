import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '排序列表',
  also: ['拖拽排序'],
  group: 'data',
  purpose: ['由人来排顺序的列表。', 'A list whose order people change.'],
  use: [['推荐问、菜单、渠道的顺序', 'The order of questions, menus, channels']],
  instead: [{ when: ['顺序由数据决定', 'Data decides the order'], take: 'Table' }],
  keys: [
    { key: 'Enter / 空格', does: ['拿起或放下', 'Picks a row up, puts it down'] },
    { key: '↑ ↓', does: ['移动拿起的一行', 'Moves the row that was picked up'] },
    { key: 'Esc', does: ['放弃', 'Leaves it where it was'] },
  ],
};
