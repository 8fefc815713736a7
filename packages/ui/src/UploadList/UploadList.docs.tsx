import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '上传列表',
  also: ['上传进度', '文件列表'],
  group: 'fields',
  purpose: [
    '正在上传的文件，按选择的顺序；错误留到有人移除。',
    'Files on their way, in the order chosen; errors stay until somebody removes them.',
  ],
  use: [['FileDrop下面', 'Below a FileDrop']],
  instead: [{ when: ['已经入库的文件', 'The files are stored already'], take: 'Table' }],
  words: [
    ['错误写原因和办法：“超过50MB，请拆分后再传”', 'An error gives reason and way out: “超过50MB，请拆分后再传”'],
  ],
  keys: [{ key: 'Tab', does: ['依次到每个文件的重试和移除', 'The buttons of each file: retry, remove'] }],
};
