import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '骨架屏',
  also: ['加载占位'],
  group: 'feedback',
  purpose: ['内容到来之前，同样位置和大小的灰块。', 'A grey box in the place and size of what is to come.'],
  use: [['第一次加载一块区域', 'A region loads for the first time']],
  instead: [
    { when: ['按钮和行内状态里', 'Inside buttons and inline status'], take: 'Spinner' },
    { when: ['知道做了多少', 'The share is known'], take: 'Progress' },
  ],
  parts: ['SkeletonRegion'],
};
