import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '标签输入框',
  also: ['关键词', '多值输入'],
  group: 'fields',
  purpose: ['几个短词，每个一次。', 'A few short words, each once.'],
  use: [['关键词、相似问', 'Keywords, similar questions']],
  instead: [{ when: ['只能从已有的里选一个', 'One of given values is chosen'], take: 'ComboBox' }],
  keys: [
    { key: 'Enter / 逗号', does: ['加上写好的词', 'Adds what is typed'] },
    { key: '退格', does: ['空时移除最后一个', 'Removes the last one when empty'] },
  ],
};
