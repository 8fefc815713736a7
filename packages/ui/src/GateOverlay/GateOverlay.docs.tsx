import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '锁定遮罩',
  also: ['升级', '付费墙', '权限'],
  group: 'overlays',
  purpose: [
    '看得见但锁着的内容，上面一个打开它的按钮。',
    'Content that is seen but locked, with a button that opens it.',
  ],
  use: [['升级后才能用的功能', 'A feature of a higher plan']],
  instead: [{ when: ['没有权限，也没有办法打开', 'It is denied and nothing opens it'], take: 'Empty' }],
  words: [['标题说打开后能做什么，不说“无权限”', 'The title says what opening it brings, not what is denied']],
  keys: [
    {
      key: 'Tab',
      does: ['只到打开的按钮，锁着的内容到不了', 'Reaches the button only; what is locked is out of reach'],
    },
  ],
};
