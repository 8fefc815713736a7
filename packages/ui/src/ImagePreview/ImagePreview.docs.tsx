import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '图片预览',
  also: ['大图', '灯箱'],
  group: 'media',
  purpose: ['铺满窗口的图片：放大、旋转、移动、下载。', 'Pictures over the whole window: zoom, turn, move, download.'],
  use: [['看清回答里的图片', 'Seeing the pictures of an answer']],
  instead: [{ when: ['是文档', 'It is a document'], take: 'PdfViewer' }],
  keys: [
    { key: '← →', does: ['上一张、下一张', 'Previous, next picture'] },
    { key: '+ / -', does: ['放大、缩小', 'Larger, smaller'] },
    { key: 'Esc', does: ['关闭', 'Closes it'] },
  ],
  framed: true,
};
