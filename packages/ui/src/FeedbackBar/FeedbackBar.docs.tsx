import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '反馈栏',
  also: ['点赞', '点踩', '评价'],
  group: 'chat',
  purpose: [
    '对一条回答能做的事：复制、赞、踩、重来。',
    'What can be done with an answer: copy, praise, complain, try again.',
  ],
  use: [['每条完成的回答下面', 'Below every finished answer']],
  instead: [{ when: ['动作超过五个', 'There are more than five actions'], take: 'Menu' }],
  keys: [{ key: 'Tab / Enter', does: ['到达并按下', 'Reaches an action and presses it'] }],
};
