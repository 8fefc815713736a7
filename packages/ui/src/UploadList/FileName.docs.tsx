import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '文件名',
  also: ['文件', '扩展名'],
  group: 'documents',
  purpose: [
    '从中间截断的文件名，扩展名总看得见。',
    'A file name shortened in the middle; its extension stays in sight.',
  ],
  use: [['列表、表格和上传项里', 'In lists, tables and uploads']],
  instead: [{ when: ['不是文件名', 'It is not the name of a file'], take: 'Text' }],
};
