import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '应用框架骨架',
  also: ['首屏占位'],
  group: 'layout',
  purpose: ['什么都还不知道时，站在AppShell的位置。', 'Stands in the place of AppShell while nothing is known.'],
  use: [['登录信息到来之前', 'Before it is known who is logged in']],
  instead: [{ when: ['只是一块区域', 'It is one region'], take: 'Skeleton' }],
};
