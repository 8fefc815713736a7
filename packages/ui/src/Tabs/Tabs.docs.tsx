import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '标签页',
  also: ['选项卡', '页签'],
  group: 'navigation',
  purpose: ['轮流显示的几块内容。', 'Panels that take turns.'],
  use: [['同一对象的几个侧面', 'Several sides of one thing']],
  instead: [
    { when: ['每页有自己的地址', 'Each has an address of its own'], take: 'TopTabs' },
    { when: ['只是换一种看法', 'Only the view of the same thing changes'], take: 'SegmentedControl' },
  ],
  keys: [
    { key: '← →', does: ['换一页', 'Another tab'] },
    { key: 'Home / End', does: ['第一页、最后一页', 'First, last tab'] },
  ],
};
