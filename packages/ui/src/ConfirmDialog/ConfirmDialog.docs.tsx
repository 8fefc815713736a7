import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '确认对话框',
  also: ['二次确认', '删除确认'],
  group: 'overlays',
  purpose: ['做不能撤回的事之前问一句。', 'Asks before something that cannot be taken back.'],
  use: [['删除、移除、覆盖', 'Deleting, removing, overwriting']],
  instead: [{ when: ['能撤销的，做完给撤销', 'What can be undone is done, with a way back'], take: 'Toaster' }],
  words: [
    [
      '标题是问题：“删除3个文档？”；按钮写动作“删除”',
      'The title asks: “删除3个文档？”; the button names the action: “删除”',
    ],
  ],
  keys: [
    { key: 'Tab', does: ['焦点先在无害的按钮上', 'The focus begins on the harmless answer'] },
    { key: 'Esc', does: ['取消', 'Cancels'] },
  ],
  framed: true,
};
