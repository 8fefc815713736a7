import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '水印',
  also: ['防泄漏'],
  group: 'chat',
  purpose: ['在内容后面重复一句话，被移除会自己回来。', 'Repeats a notice behind content and comes back when removed.'],
  use: [['内部资料、公开对话', 'Internal documents, public chats']],
  instead: [{ when: ['要人读到并处理', 'People must read it and act'], take: 'Banner' }],
};
