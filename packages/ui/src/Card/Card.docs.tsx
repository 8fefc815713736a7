import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '卡片',
  also: ['面板', '容器'],
  group: 'layout',
  purpose: ['平的、细边的面。', 'A flat surface with a hairline.'],
  use: [['把属于一件东西的内容放在一起', 'Keeping what belongs to one thing together']],
  instead: [
    { when: ['只要间距', 'Only space is needed'], take: 'Stack' },
    { when: ['一列同类的东西', 'It is a list of things of one kind'], take: 'List' },
  ],
};
