import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '比例选择器',
  also: ['宽高比'],
  group: 'media',
  purpose: ['裁剪的宽高比，各画成自己的形状。', 'Aspect ratios of a crop, each drawn in its shape.'],
  use: [['ImageCrop旁边', 'Beside an ImageCrop']],
  instead: [{ when: ['不是形状', 'They are not shapes'], take: 'RadioGroup' }],
  keys: [{ key: '← →', does: ['换一种', 'Another ratio'] }],
};
