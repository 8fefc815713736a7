import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '气泡面板',
  also: ['浮层', '气泡'],
  group: 'overlays',
  purpose: ['按钮旁边的小面板。', 'A small panel at the button that opens it.'],
  use: [['一两个字段、简短说明、二维码', 'One or two fields, a short explanation, a QR code']],
  instead: [
    { when: ['是一列动作', 'It is a list of actions'], take: 'Menu' },
    { when: ['要打断别的事', 'Everything else must wait'], take: 'Dialog' },
  ],
  keys: [
    { key: 'Enter / 空格', does: ['打开', 'Opens it'] },
    { key: 'Esc', does: ['关闭，焦点回到按钮', 'Closes it; the focus returns to the button'] },
  ],
};
