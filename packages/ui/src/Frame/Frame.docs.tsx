import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '嵌入框',
  also: ['iframe', '内嵌'],
  group: 'layout',
  purpose: ['这一页里的另一页。', 'Another page inside this one.'],
  use: [['预览网站嵌入的效果', 'Seeing how an embedded chat looks']],
  instead: [{ when: ['自己的页', "It is one's own page"], take: 'AppShell' }],
};
