import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '主题范围',
  also: ['深色', '密度', '主题切换', '高对比度'],
  group: 'layout',
  purpose: ['给页面的一部分自己的主题、对比度或密度。', 'Gives a part of the page its own theme, contrast or density.'],
  use: [['预览另一种主题', 'Previewing another theme']],
  instead: [{ when: ['整个应用', 'It is the whole application'], take: 'AppShell' }],
};
