import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '链接',
  also: ['超链接'],
  group: 'navigation',
  purpose: ['去另一页。', 'A way to another page.'],
  use: [['句子里，列表里，页脚里', 'In sentences, lists and footers']],
  instead: [{ when: ['在这一页做一件事', 'Something happens on this page'], take: 'Button' }],
  words: [['文字说去哪里，不写“点击这里”', 'The words say where it leads, never “点击这里”']],
  keys: [{ key: 'Enter', does: ['前往', 'Goes there'] }],
};
