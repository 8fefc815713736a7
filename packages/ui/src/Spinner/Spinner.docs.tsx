import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '加载圈',
  also: ['转圈', '加载中'],
  group: 'feedback',
  purpose: ['按钮和行内状态里的等待。', 'Waiting, inside buttons and inline status.'],
  use: [['一两秒的等待', 'A wait of a second or two']],
  instead: [{ when: ['一整块区域', 'A whole region is waited for'], take: 'Skeleton' }],
};
