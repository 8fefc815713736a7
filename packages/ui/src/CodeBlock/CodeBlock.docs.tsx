import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '代码块',
  also: ['代码', '源码'],
  group: 'documents',
  purpose: ['给人拿走的代码。', 'Code to take away.'],
  use: [['嵌入代码、接口示例', 'Snippets to embed, examples of the API']],
  instead: [
    { when: ['只有一行值', 'It is a value of one line'], take: 'CopyField' },
    { when: ['代码在正文里', 'The code stands in a text'], take: 'Markdown' },
  ],
  keys: [{ key: 'Tab', does: ['到达复制按钮；长代码可以滚动', 'Reaches the copy button; long code scrolls'] }],
};
