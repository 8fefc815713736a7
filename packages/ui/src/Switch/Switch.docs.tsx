import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '开关',
  also: ['启用', '停用'],
  group: 'fields',
  purpose: ['打开或关闭，立即生效。', 'On or off, at once.'],
  use: [['启用渠道、公开助手', 'Enabling a channel, publishing an assistant']],
  instead: [{ when: ['要等保存', 'It waits for a save'], take: 'Checkbox' }],
  words: [['标签说的是打开后的样子，不写“是否”', 'The label says how it is when on; it does not ask']],
  keys: [{ key: '空格', does: ['打开或关闭', 'Turns it on or off'] }],
};
