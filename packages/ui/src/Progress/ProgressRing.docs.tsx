import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '进度环',
  also: ['环形进度'],
  group: 'feedback',
  purpose: ['一件事完成或用掉了多少，画成小环。', 'How much of one thing is done or used, as a small ring.'],
  use: [['卡片和标题旁', 'In cards and beside titles']],
  instead: [{ when: ['列表里一行一行比较', 'Rows of a list are compared'], take: 'Progress' }],
};
