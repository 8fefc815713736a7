import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '应用框架',
  also: ['布局', '后台框架'],
  group: 'layout',
  purpose: [
    '登录后每页的框架：侧面菜单，顶上一栏，中间是页。',
    'The frame of every page behind the log-in: menu, bar, page.',
  ],
  use: [['整个应用，一次', 'Once, around an application']],
  instead: [{ when: ['嵌入别的页', 'Another page is embedded'], take: 'Frame' }],
  keys: [{ key: 'Tab', does: ['先到跳过导航，再到菜单', 'First the way past the menu, then the menu'] }],
};
