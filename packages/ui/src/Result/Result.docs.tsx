import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '结果页',
  also: ['404', '成功页', '错误页'],
  group: 'feedback',
  purpose: ['整页说明一件事怎样结束。', 'A whole page that says how something ended.'],
  use: [['支付完成、没有权限、找不到页面', 'Paid, denied, not found']],
  instead: [{ when: ['只是一块区域没有内容', 'One region has no content'], take: 'Empty' }],
  words: [
    ['标题是结果，说明是原因，按钮是去处', 'The title is the result, the sentence the reason, the button the way on'],
  ],
  keys: [{ key: 'Tab', does: ['依次到各个去处', 'The ways on, one after the other'] }],
};
