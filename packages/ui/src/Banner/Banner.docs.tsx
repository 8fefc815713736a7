import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '横幅',
  also: ['通知条', '公告'],
  group: 'feedback',
  purpose: ['一块区域顶上、长期有效的通知。', 'A lasting notice about the region it heads.'],
  use: [['即将到期、功能受限、需要处理', 'Something ends soon, is limited, or needs attention']],
  instead: [
    { when: ['转眼就过的通知', 'The notice passes'], take: 'Toaster' },
    { when: ['只是一处的一句话', 'It is one line at one place'], take: 'InlineMessage' },
  ],
  words: [['一句话说情况，一个动作说怎么办', 'One sentence for what is the matter, one action for what to do']],
  keys: [{ key: 'Tab', does: ['依次到动作和关闭', 'Its action, then its close button'] }],
};
