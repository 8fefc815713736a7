import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '思考中',
  also: ['正在输入', '等待回答'],
  group: 'chat',
  purpose: ['站在回答将要开始的地方。', 'Stands where the answer will begin.'],
  use: [['问题已发，第一个字还没到', 'The question is sent and no word has come']],
  instead: [{ when: ['不在对话里', 'It is not in a conversation'], take: 'Spinner' }],
};
