import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '复制按钮',
  also: ['拷贝', '剪贴板'],
  group: 'actions',
  purpose: ['复制一段文字，并说出成没成功。', 'Copies a text and says whether it worked.'],
  use: [['链接、编号、代码旁边', 'Beside links, ids and code']],
  instead: [{ when: ['要复制的值也要看得见', 'The value itself must be seen'], take: 'CopyField' }],
  keys: [{ key: 'Enter / 空格', does: ['复制', 'Copies'] }],
};
