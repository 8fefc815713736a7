import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '链接提供者',
  also: ['路由'],
  group: 'navigation',
  purpose: ['让所有链接走应用自己的路由。', "Puts the application's router behind all links."],
  use: [['应用的根部，一次', 'Once, at the root of an application']],
  instead: [{ when: ['只要一个链接', 'One link is needed'], take: 'Link' }],
};
