import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '图标',
  also: ['图形', '线性图标'],
  group: 'media',
  purpose: ['跟随文字颜色的线性图标。', "A line icon in the text's colour."],
  use: [['文字旁边，帮助辨认', 'Beside words, to tell things apart']],
  instead: [{ when: ['能按', 'It can be pressed'], take: 'IconButton' }],
};
