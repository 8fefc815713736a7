import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '页内目录',
  also: ['锚点', '目录'],
  group: 'navigation',
  purpose: [
    '长页面旁边的目录，标出正在看的一段。',
    'The sections of a long page beside it, with the one being read marked.',
  ],
  use: [['设置、条款这类很长的页', 'Long pages such as settings and terms']],
  instead: [{ when: ['每项是单独的一页', 'Each entry is a page of its own'], take: 'SideNav' }],
  keys: [{ key: 'Tab / Enter', does: ['到达并跳到那一段', 'Reaches an entry, goes to its section'] }],
};
