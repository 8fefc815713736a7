import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '取色器',
  also: ['颜色'],
  group: 'fields',
  purpose: ['一个不透明的颜色，看着选或填色号。', 'One opaque colour, by sight or by its code.'],
  use: [['品牌色、海报底色', 'Brand colours, grounds of posters']],
  instead: [{ when: ['是两个颜色之间的渐变', 'It is a gradient between two colours'], take: 'GradientPicker' }],
  keys: [
    { key: 'Enter / 空格', does: ['打开', 'Opens it'] },
    { key: '← → ↑ ↓', does: ['移动饱和度、明度和色相', 'Moves saturation, brightness and hue'] },
  ],
};
