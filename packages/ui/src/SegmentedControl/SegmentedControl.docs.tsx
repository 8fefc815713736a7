import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '分段控件',
  also: ['分段选择', '切换'],
  group: 'fields',
  purpose: ['二到四个短值，并排切换。', 'Two to four short values, side by side.'],
  use: [['今日、7天、30天；列表与卡片', 'Today, 7 days, 30 days; list and cards']],
  instead: [
    { when: ['切换的是整块内容', 'Whole parts of the page change'], take: 'Tabs' },
    { when: ['五个以上', 'There are five or more'], take: 'Select' },
  ],
  keys: [{ key: '← →', does: ['换一项', 'Another value'] }],
};
