import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '侧边导航',
  also: ['菜单', '导航栏'],
  group: 'navigation',
  purpose: ['应用的各页，分组排列。', 'The pages of an application, in groups.'],
  use: [['管理后台的主菜单', 'The main menu of a console']],
  instead: [
    { when: ['几个并列的子页', 'There are a few sibling pages'], take: 'TopTabs' },
    { when: ['一页之内', 'It is all on one page'], take: 'AnchorList' },
  ],
  keys: [{ key: 'Tab / Enter', does: ['到达并前往', 'Reaches an entry and goes there'] }],
};
