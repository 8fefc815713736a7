import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '列表',
  also: ['条目'],
  group: 'data',
  purpose: ['几样同类的东西，每样有标题。', 'A few things of one kind, each with a title.'],
  use: [['最近的对话、渠道、通知', 'Recent conversations, channels, notices']],
  instead: [{ when: ['有几列要比较', 'There are columns to compare'], take: 'Table' }],
  keys: [{ key: 'Tab / Enter', does: ['到达并打开一项', 'Reaches an entry and opens it'] }],
  parts: ['ListItem'],
};
