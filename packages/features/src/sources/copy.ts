import { messages } from '@tinystar/contract';

/** Every text of the source drawer. */
export const sourcesCopy = {
  drawer: (name: string) => `原文：${name}`,
  thumbnails: '页面缩略图',
  pages: '原文页面',
  page: (page: number) => `第${page}页`,
  pageInput: '页码',
  pageCount: (count: number) => `/ ${count}`,
  zoomOut: '缩小',
  zoomIn: '放大',
  fit: '适合宽度',
  position: (index: number, count: number) => `第${index}处，共${count}处`,
  previous: '上一处',
  next: '下一处',
  download: '下载原文件',
  openTab: '在新标签页打开',
  close: '关闭原文',
  loading: '正在打开原文',
  gone: messages.fileDeleted,
  goneHint: '这是回答引用时的原话',
  failed: '原文没有打开',
  failedHint: '请检查网络后重试',
  again: '重试',
  passage: '引用的原话',
  noPages: '这份资料没有可翻阅的页面，以下是引用的原话',
  qa: '问答库',
} as const;
