import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '空状态',
  also: ['无数据', '缺省页'],
  group: 'feedback',
  purpose: ['没有内容的地方，说为什么，以及下一步。', 'Stands in place of missing content: why, and what next.'],
  use: [
    [
      '第一次使用、没有符合的、没有权限、等待中，四种各有说法',
      'First use, no match, denied, waiting: each in its own words',
    ],
  ],
  instead: [{ when: ['整页说明一件事的结果', 'A whole page says how something ended'], take: 'Result' }],
  words: [
    [
      '标题说现在怎样，不超过12个字；说明给出下一步',
      'The title says how things are, in twelve characters; the sentence gives the next step',
    ],
  ],
  keys: [{ key: 'Tab', does: ['到达动作', 'Reaches its action'] }],
};
