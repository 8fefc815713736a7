import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '搜索框',
  also: ['查找', '检索', '筛选'],
  group: 'fields',
  purpose: ['用文字缩小一个列表。', 'Narrows a list by words.'],
  use: [['列表上方，放在FilterBar的最前面', 'Above a list, first in its FilterBar']],
  instead: [
    { when: ['找到后选作一个值', 'What is found becomes a value'], take: 'ComboBox' },
    { when: ['要去别的页', 'It leads to other pages'], take: 'CommandPalette' },
  ],
  keys: [{ key: 'Enter', does: ['立即按写好的文字查找', 'Searches at once for what is typed'] }],
};
