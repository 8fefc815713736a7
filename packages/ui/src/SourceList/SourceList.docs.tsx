import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '来源列表',
  also: ['参考资料', '出处'],
  group: 'chat',
  purpose: ['一条回答的出处，编号与正文一致。', 'Where an answer comes from, numbered as in the text.'],
  use: [['回答下面', 'Below an answer']],
  instead: [{ when: ['只看一处', 'One place is looked at'], take: 'CitationCard' }],
  keys: [{ key: 'Tab / Enter', does: ['到达并打开一处', 'Reaches a source and opens it'] }],
};
