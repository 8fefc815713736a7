import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '头像组',
  also: ['成员头像'],
  group: 'media',
  purpose: ['属于一件事的几个人，和还有多少。', 'Who belongs to something, and how many more.'],
  use: [['成员、授权给谁', 'Members, who was given access']],
  instead: [{ when: ['只有一个', 'There is one'], take: 'Avatar' }],
};
