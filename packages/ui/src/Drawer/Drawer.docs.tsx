import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '抽屉',
  also: ['侧边面板', '侧滑'],
  group: 'overlays',
  purpose: [
    '从边上出来的面板：后面内容的详情，或一件要做一会儿的事。',
    'A panel at the side: details of what is behind it, or a task that runs on.',
  ],
  use: [['查看和编辑列表里的一项', 'Seeing and editing one thing of a list']],
  instead: [
    { when: ['短任务，要全神贯注', 'The task is short and needs full attention'], take: 'Dialog' },
    { when: ['宽屏上要和页面并排', 'It stands beside the page on wide screens'], take: 'ResponsiveDrawer' },
  ],
  keys: [
    { key: 'Tab', does: ['模态时不出圈', 'Stays inside while modal'] },
    {
      key: 'Esc',
      does: [
        '关闭，焦点回到来处；填写过的内容会丢失时先问',
        'Closes it, after a question where typed text would be lost; the focus returns',
      ],
    },
  ],
  framed: true,
};
