import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '表单项',
  also: ['标签', '校验', '表单', '必填'],
  group: 'fields',
  purpose: ['把标签、说明、错误和一个控件连在一起。', 'Ties a label, a hint and an error to one control.'],
  use: [
    ['表单里的每个控件外面', 'Around every control of a form'],
    ['一组单选或复选，用group', 'A set of radios or check boxes, with `group`'],
  ],
  instead: [{ when: ['列表上方的筛选', 'It is a filter above a list'], take: 'FilterBar' }],
  words: [
    [
      '标签2到6个字，不带冒号；错误说怎么改，不说“有误”',
      'The label has two to six characters and no colon; an error says how to mend it, not that something is wrong',
    ],
  ],
  keys: [
    {
      key: 'Tab',
      does: ['到达里面的控件；说明和错误随控件读出', 'Reaches the control inside; hint and error are read with it'],
    },
  ],
};
