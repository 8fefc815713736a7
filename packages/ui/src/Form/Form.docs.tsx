import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '表单',
  also: ['提交', '校验', '保存'],
  group: 'fields',
  purpose: [
    '一起提交的表单项；有错时焦点到第一个有错的表单项。',
    'Fields that are sent together; a refused one takes the focus.',
  ],
  use: [['要校验后提交的表单项外面', 'Around fields that are checked and sent']],
  instead: [{ when: ['列表上方的筛选', 'It is a filter above a list'], take: 'FilterBar' }],
  words: [['提交按钮说做什么，如“保存”', 'The button that sends says what happens, like 保存']],
  keys: [{ key: 'Enter', does: ['在单行输入里提交', 'Sends the form from a field of one line'] }],
};
