import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '文件投放区',
  also: ['上传', '拖放', '选择文件'],
  group: 'fields',
  purpose: ['按按钮、用键盘或拖进来交文件。', 'Takes files by button, keyboard or drop.'],
  use: [['上传文档、导入问答', 'Uploading documents, importing questions']],
  instead: [{ when: ['显示已经选好的文件', 'The files that were chosen are shown'], take: 'UploadList' }],
  words: [
    ['写明格式、大小和数量：“PDF、DOCX，单个不超过50MB”', 'Name formats, size and number: “PDF、DOCX，单个不超过50MB”'],
  ],
  keys: [{ key: 'Enter / 空格', does: ['打开选择文件的窗口', 'Opens the window that chooses files'] }],
};
