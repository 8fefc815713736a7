import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '渐变选择器',
  also: ['渐变色'],
  group: 'fields',
  purpose: ['两个颜色和一个方向。', 'Two colours and a direction.'],
  use: [['封面和海报的背景', 'Grounds of covers and posters']],
  instead: [{ when: ['只要一个颜色', 'One colour is enough'], take: 'ColorPicker' }],
  keys: [{ key: '← →', does: ['转动方向', 'Turns the direction'] }],
};
