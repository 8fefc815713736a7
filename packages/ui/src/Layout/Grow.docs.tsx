import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '占满剩余',
  also: ['弹性'],
  group: 'layout',
  purpose: [
    '占掉Inline里剩下的宽度，长文字在里面能收缩。',
    'Takes the room left in an Inline and lets long text shrink.',
  ],
  use: [['标题和末尾按钮之间', 'Between a title and the buttons at the end']],
  instead: [{ when: ['等宽', 'The widths are equal'], take: 'Grid' }],
};
