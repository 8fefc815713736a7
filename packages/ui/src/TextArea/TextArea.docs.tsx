import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '多行文本框',
  also: ['文本域', '多行输入'],
  group: 'fields',
  purpose: ['几行文字，随内容长高，到上限后滚动。', 'Several lines of text; it grows with them, then scrolls.'],
  use: [['简介、备注、回答', 'Descriptions, notes, answers']],
  instead: [
    { when: ['只有一行', 'There is only one line'], take: 'TextInput' },
    { when: ['要标题、列表和图片', 'Headings, lists and pictures are needed'], take: 'MarkdownEditor' },
    { when: ['是向助手提问', 'A question is asked of an assistant'], take: 'Composer' },
  ],
  keys: [{ key: 'Enter', does: ['换行', 'Breaks the line'] }],
};
