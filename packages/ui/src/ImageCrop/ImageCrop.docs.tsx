import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '图片裁剪',
  also: ['裁切'],
  group: 'media',
  purpose: ['从图片里裁出一块。', 'Cuts a part out of a picture.'],
  use: [['头像、封面', 'Avatars, covers']],
  instead: [{ when: ['只选比例', 'Only the ratio is chosen'], take: 'RatioPicker' }],
  keys: [
    { key: '← → ↑ ↓', does: ['移动图片', 'Moves the picture'] },
    { key: '+ / -', does: ['放大、缩小', 'Larger, smaller'] },
  ],
};
