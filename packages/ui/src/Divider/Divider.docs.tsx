import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '分隔线',
  also: ['分割线'],
  group: 'layout',
  purpose: ['两组之间的细线。', 'A hairline between groups.'],
  use: [['间距不够分清时', 'Where space alone does not part them']],
  instead: [{ when: ['间距就够', 'Space is enough'], take: 'Stack' }],
};
