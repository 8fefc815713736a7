import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '顶部页签',
  also: ['子页导航'],
  group: 'navigation',
  purpose: ['一排并列子页的链接。', 'Sibling pages as a row of links.'],
  use: [['工作台里一个助手的几页', 'The pages of one assistant in the workbench']],
  instead: [{ when: ['没有自己的地址', 'They have no address of their own'], take: 'Tabs' }],
  keys: [{ key: 'Tab / Enter', does: ['到达并前往', 'Reaches a page and goes there'] }],
};
