import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '悬浮菜单',
  also: ['帮助按钮', '悬浮球'],
  group: 'navigation',
  purpose: [
    '页面下端的帮助入口；窄屏上收成一个圆钮。',
    'Help at the lower end of a page; one round button on narrow screens.',
  ],
  use: [['客服、帮助、意见反馈', 'Service, help, feedback']],
  instead: [{ when: ['动作属于一个对象', 'The actions belong to one thing'], take: 'Menu' }],
  keys: [
    { key: 'Enter / 空格', does: ['打开', 'Opens it'] },
    { key: 'Esc', does: ['关闭', 'Closes it'] },
  ],
};
