import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '仅读屏',
  also: ['无障碍', '屏幕阅读器'],
  group: 'layout',
  purpose: ['只给读屏的文字。', 'Words for screen readers only.'],
  use: [['图形已经说了，文字还要补上', 'A drawing says it to the eye only']],
  instead: [{ when: ['人人都该看见', 'Everybody should see it'], take: 'Text' }],
};
