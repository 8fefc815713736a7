import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '文本框',
  also: ['输入框', '单行'],
  group: 'fields',
  purpose: ['一行文字。', 'One line of text.'],
  use: [['名称、标题、链接这类短文字', 'Names, titles, links and other short text']],
  instead: [
    { when: ['会写到两行以上', 'It will run to two lines or more'], take: 'TextArea' },
    { when: ['是要加减的数', 'It is a number to count up and down'], take: 'NumberInput' },
    { when: ['用来筛选列表', 'It narrows a list'], take: 'SearchInput' },
  ],
  words: [
    ['占位文字只举例，不代替标签', 'A placeholder gives an example and never stands for the label'],
    ['超出字数时变红，不截断，让人自己改', 'Too long turns red and is never cut: people shorten it themselves'],
  ],
  keys: [{ key: 'Tab', does: ['到达，内容不全选', 'Reaches it; the content is not selected'] }],
};
