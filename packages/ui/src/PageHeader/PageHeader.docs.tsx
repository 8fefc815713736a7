import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '页头',
  also: ['页面标题栏'],
  group: 'layout',
  purpose: ['框架里一页的头，唯一的一级标题在这里。', 'The head of a page; it holds the only first-level heading.'],
  use: [['后台的每一页', 'Every page of the console']],
  instead: [{ when: ['页内的一段', 'It is a part of a page'], take: 'Heading' }],
  words: [['标题与菜单里的名称一致', 'The title is the name in the menu']],
};
