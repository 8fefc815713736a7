import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '命令面板',
  also: ['全局搜索', '快捷键', 'Ctrl+K'],
  group: 'actions',
  purpose: ['输入几个字，去任何一页，做任何一件事。', 'Type a few letters to go anywhere or do anything.'],
  use: [['页面和动作很多，熟手要快', 'There are many pages and actions, and experts are in a hurry']],
  instead: [
    { when: ['只是一个对象的动作', 'The actions belong to one thing'], take: 'Menu' },
    { when: ['只筛选这一页的列表', 'Only the list of this page is narrowed'], take: 'SearchInput' },
  ],
  keys: [
    { key: '↑ ↓', does: ['移动高亮，焦点留在输入框', 'Moves the highlight; the focus stays in the field'] },
    { key: 'Enter', does: ['执行高亮的一项', 'Runs the highlighted item'] },
    { key: 'Esc', does: ['关闭', 'Closes it'] },
  ],
  framed: true,
};
