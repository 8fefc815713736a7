import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'PDF提示',
  also: ['加载失败', '文件已删除'],
  group: 'documents',
  purpose: ['代替页面：加载中、失败或文件已不在。', 'In place of pages: loading, failure, or the file is gone.'],
  use: [['PdfViewer还不能显示时', 'While PdfViewer cannot show anything']],
  instead: [{ when: ['不是文档', 'It is not a document'], take: 'Empty' }],
};
