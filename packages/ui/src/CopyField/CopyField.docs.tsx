import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '复制字段',
  also: ['只读', '分享链接'],
  group: 'fields',
  purpose: [
    '给人拿走的一个值：看得见，选得中，按一下复制。',
    'A value to take away: seen, selected as a whole, copied by one press.',
  ],
  use: [['分享链接、嵌入地址', 'Links to share, addresses to embed']],
  instead: [{ when: ['值已经写在旁边', 'The value already stands beside it'], take: 'CopyButton' }],
  keys: [{ key: 'Tab', does: ['到达时全选', 'Selects everything when it is reached'] }],
};
