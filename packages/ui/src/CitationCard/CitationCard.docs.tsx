import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '引用卡片',
  also: ['出处', '来源预览'],
  group: 'chat',
  purpose: [
    '引用的预览：证明这句话的原文，和去那一页的路。',
    'The look ahead on a citation: the words that prove it, and the way to the page.',
  ],
  use: [['放在HoverCard里', 'Inside a HoverCard']],
  instead: [{ when: ['列出全部来源', 'All sources are listed'], take: 'SourceList' }],
  keys: [{ key: 'Tab', does: ['到达打开原文', 'Reaches the way to the page'] }],
};
