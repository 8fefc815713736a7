import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '按钮组',
  also: ['组合按钮', '分裂按钮'],
  group: 'actions',
  purpose: ['把属于同一件事的几个按钮连在一起。', 'Joins buttons that belong to one matter.'],
  use: [
    ['一个主要动作加几个变体：导出、导出为其他格式', 'One action and its variants: export, export in another format'],
  ],
  instead: [
    { when: ['是在几个值里选一个', 'One of several values is chosen'], take: 'SegmentedControl' },
    { when: ['动作超过三个', 'There are more than three actions'], take: 'Menu' },
  ],
  keys: [{ key: 'Tab', does: ['逐个到达每个按钮', 'Goes from button to button'] }],
};
