import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '响应式抽屉',
  also: ['侧栏'],
  group: 'overlays',
  purpose: ['宽屏上与页面并排，窄屏上是抽屉。', 'Beside the page on wide screens, a drawer on narrow ones.'],
  use: [['原文、对话详情这类边看边用的内容', 'Sources, details of a conversation: read while working']],
  instead: [{ when: ['总是盖在上面', 'It always lies on top'], take: 'Drawer' }],
  keys: [{ key: 'Esc', does: ['窄屏上关闭', 'Closes it on narrow screens'] }],
  framed: true,
};
