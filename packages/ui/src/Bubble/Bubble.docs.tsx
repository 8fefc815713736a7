import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '消息气泡',
  also: ['对话气泡'],
  group: 'chat',
  purpose: ['人说的话；回答没有气泡。', 'What the person said; answers have no bubble.'],
  use: [['对话里的提问', 'Questions in a conversation']],
  instead: [{ when: ['是助手的回答', 'It is the answer of an assistant'], take: 'Markdown' }],
};
