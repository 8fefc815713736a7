import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '菜单',
  also: ['下拉菜单', '更多', '右键'],
  group: 'actions',
  purpose: ['一个按钮后面的几个动作。', 'Several actions behind one button.'],
  use: [
    ['表格行尾的“更多”', '“More” at the end of a table row'],
    ['带子菜单、勾选项或快捷键的动作', 'Actions with submenus, choices or shortcuts'],
  ],
  instead: [
    { when: ['是表单里的一个值', 'It is a value in a form'], take: 'Select' },
    { when: ['里面不是动作，而是内容', 'It holds content, not actions'], take: 'Popover' },
  ],
  words: [
    ['每项2到6个字，动词开头；危险项放最后', 'Two to six characters each, a verb first; what destroys comes last'],
  ],
  keys: [
    { key: 'Enter / 空格 / ↓', does: ['打开，焦点到第一项', 'Opens it with the focus on the first item'] },
    { key: '↑ ↓', does: ['上一项、下一项', 'Previous, next item'] },
    { key: '→ ←', does: ['进入、离开子菜单', 'Enters or leaves a submenu'] },
    { key: '字母', does: ['跳到以它开头的一项', 'Goes to the item that begins with it'] },
    { key: 'Esc', does: ['关闭，焦点回到按钮', 'Closes it; the focus returns to the button'] },
  ],
};
