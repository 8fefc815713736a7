import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '头像选择器',
  also: ['换头像', '上传头像'],
  group: 'media',
  purpose: ['选颜色、现成图片或自己的图片，先裁再用。', "Colours, ready pictures or one's own, which is cut first."],
  use: [['助手和个人资料的头像', 'Avatars of assistants and people']],
  instead: [{ when: ['是文件，不是头像', 'It is a file, not an avatar'], take: 'FileDrop' }],
  keys: [{ key: 'Enter / 空格', does: ['打开选择', 'Opens the choice'] }],
};
