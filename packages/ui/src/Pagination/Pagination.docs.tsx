import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '分页',
  also: ['翻页', '页码'],
  group: 'navigation',
  purpose: ['说出列表有多长，并在各页之间走动。', 'Says how long a list is and moves through its pages.'],
  use: [['表格和列表下面', 'Below tables and lists']],
  instead: [{ when: ['对话要连续滚动', 'A conversation scrolls on'], take: 'MessageList' }],
  keys: [{ key: 'Tab / Enter', does: ['到达并前往一页', 'Reaches a page and goes there'] }],
};
