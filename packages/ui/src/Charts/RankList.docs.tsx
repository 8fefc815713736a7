import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '排行',
  also: ['排名', 'TOP'],
  group: 'data',
  purpose: ['按一个数字排在前面的几项。', 'The first few by a figure.'],
  use: [['热门问题、用得最多的助手', 'Frequent questions, busy assistants']],
  instead: [{ when: ['要看全部', 'All of them are to be seen'], take: 'Table' }],
};
