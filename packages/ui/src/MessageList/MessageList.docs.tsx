import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '消息列表',
  also: ['对话列表', '聊天记录'],
  group: 'chat',
  purpose: [
    '多长都行的对话：从最新处打开，读的时候不跳。',
    'A conversation of any length: opens at the newest, never moves what is read.',
  ],
  use: [['对话和客服记录', 'Conversations and service records']],
  instead: [{ when: ['条目不多，顺序不变', 'There are few entries and they stay'], take: 'List' }],
  keys: [{ key: 'Tab', does: ['到达列表，用方向键滚动', 'Reaches the list; arrow keys scroll'] }],
};
