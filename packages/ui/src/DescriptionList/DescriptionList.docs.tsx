import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '描述列表',
  also: ['详情', '键值'],
  group: 'data',
  purpose: ['一件东西的属性，只读。', 'The properties of one thing, read and not edited.'],
  use: [['订单详情、企业信息', 'Details of an order, an enterprise']],
  instead: [
    { when: ['东西不止一件', 'There is more than one thing'], take: 'Table' },
    { when: ['要编辑', 'They are edited'], take: 'Field' },
  ],
};
