import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '可搜索选择框',
  also: ['组合框', '自动补全', '下拉搜索'],
  group: 'fields',
  purpose: ['边输入边找，从很多值里选一个。', 'One of many values, found by typing.'],
  use: [['几十到几千个选项：成员、地区、标签', 'Dozens to thousands of options: members, regions, tags']],
  instead: [
    { when: ['十几个以内', 'There are up to a dozen'], take: 'Select' },
    { when: ['可以选几个，也可以自己写', 'Several are allowed, and own words too'], take: 'TagInput' },
  ],
  keys: [
    { key: '↓', does: ['打开列表', 'Opens the list'] },
    { key: '↑ ↓', does: ['移动高亮，焦点留在输入框', 'Moves the highlight; the focus stays in the field'] },
    { key: 'Enter', does: ['选定', 'Chooses'] },
    { key: 'Esc', does: ['关闭，恢复原来的值', 'Closes it and restores the value'] },
  ],
};
