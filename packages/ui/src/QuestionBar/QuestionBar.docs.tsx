import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '推荐问栏',
  also: ['猜你想问', '快捷问题'],
  group: 'chat',
  purpose: ['输入区上方准备好的问题。', 'Ready-made questions above the composer.'],
  use: [['第一次打开对话', 'A conversation is opened for the first time']],
  instead: [{ when: ['不是问题', 'They are not questions'], take: 'Tabs' }],
  keys: [
    { key: '← →', does: ['换一组', 'Another group'] },
    { key: 'Tab / Enter', does: ['到达并问出', 'Reaches a question and asks it'] },
  ],
};
