import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '横向排列',
  also: ['行', '水平布局'],
  group: 'layout',
  purpose: ['并排，间距一致。', 'Side by side, evenly spaced.'],
  use: [['一行按钮、图标和文字', 'A row of buttons, an icon with words']],
  instead: [{ when: ['上下排', 'One under the other'], take: 'Stack' }],
};
