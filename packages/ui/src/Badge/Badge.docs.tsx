import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '徽标',
  also: ['角标', '未读数'],
  group: 'feedback',
  purpose: [
    '未读的数目，超过99写作99+，读屏读真实的数。',
    'An unread count, 99+ above ninety-nine; screen readers hear the true number.',
  ],
  use: [['消息、待办的入口上', 'On the way to messages and tasks']],
  instead: [{ when: ['是分类，不是数目', 'It classifies and does not count'], take: 'Tag' }],
};
