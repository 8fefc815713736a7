import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '面包屑',
  also: ['路径', '层级'],
  group: 'navigation',
  purpose: ['通向这一页的路径。', 'The path of pages to this one.'],
  use: [['三层以上的层级', 'Three or more levels']],
  instead: [
    {
      when: ['只需要返回上一层，用它的返回按钮', 'Only one step back is needed: it has a button for that'],
      take: 'PageHeader',
    },
  ],
  keys: [{ key: 'Tab / Enter', does: ['到达并前往一层', 'Reaches a level and goes there'] }],
};
