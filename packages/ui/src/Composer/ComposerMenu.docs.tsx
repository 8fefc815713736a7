import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '输入候选',
  also: ['命令列表', '斜杠命令', '快捷提问'],
  group: 'chat',
  purpose: ['输入框上方的候选列表，边打字边缩小。', 'Choices above a Composer, narrowed while one types.'],
  use: [
    ['输入“/”时的命令和常用问题', 'Commands and ready-made questions behind a slash'],
    ['候选不超过二十条，常用的在前', 'Up to twenty choices, the frequent ones first'],
  ],
  instead: [
    { when: ['在表单里从很多项中选一个', 'One of many is chosen in a form'], take: 'ComboBox' },
    {
      when: ['在整个应用里找页面和操作', 'Pages and acts of the whole application are looked for'],
      take: 'CommandPalette',
    },
  ],
  words: [
    ['名称用动宾短语：“清除对话”', 'Names are acts'],
    ['右侧写输入方法，用拼音首字母：“/qc”', 'The note says how it is typed, by the initials of its pinyin'],
  ],
  keys: [
    { key: '↑ ↓', does: ['上下移动，到头后循环', 'Move, and go on at the other end'] },
    { key: 'Enter', does: ['选定，不发送', 'Chooses, and sends nothing'] },
    { key: 'Tab', does: ['选定', 'Chooses'] },
    { key: 'Esc', does: ['收起，文字留下', 'Closes; what was typed stays'] },
  ],
};
