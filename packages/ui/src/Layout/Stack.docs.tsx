import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '纵向排列',
  also: ['列', '垂直布局'],
  group: 'layout',
  purpose: ['上下排，间距一致。', 'One under the other, evenly spaced.'],
  use: [['表单、卡片里的段落', 'Forms, the parts of a card']],
  instead: [
    { when: ['左右排', 'Side by side'], take: 'Inline' },
    { when: ['等宽的列', 'Equal columns'], take: 'Grid' },
  ],
};
