import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '选择框',
  also: ['下拉框', '下拉选择'],
  group: 'fields',
  purpose: ['从展开的列表里选一个值。', 'One of several values, from a list that opens.'],
  use: [['五到十几个选项，文字不长', 'Five to a dozen options with short words']],
  instead: [
    { when: ['两到四个短选项', 'Two to four short options'], take: 'SegmentedControl' },
    { when: ['选项要一直看得见', 'The options should stay in sight'], take: 'RadioGroup' },
    { when: ['选项很多，要边输边找', 'There are many options, found by typing'], take: 'ComboBox' },
  ],
  words: [
    ['选项并列同一种说法，按人找的顺序排', 'Options are worded alike and stand in the order people look for them'],
  ],
  keys: [
    { key: 'Enter / 空格 / ↓', does: ['打开', 'Opens it'] },
    { key: '字母或拼音首字母', does: ['跳到那一项', 'Goes to the option, by letters or initials of Pinyin'] },
    { key: 'Esc', does: ['关闭，值不变', 'Closes it; the value stays'] },
  ],
};
