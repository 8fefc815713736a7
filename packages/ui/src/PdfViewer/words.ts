/** Every word of the viewer. */
export interface PdfWords {
  pages: string;
  page: (page: number) => string;
  /** A small page that carries a badge. */
  badgedPage: (page: number, badge: string) => string;
  thumbnails: string;
  pageInput: string;
  pageCount: (count: number) => string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  position: (index: number, count: number) => string;
  previous: string;
  next: string;
  search: string;
  searchPrevious: string;
  searchNext: string;
  searchClose: string;
  noMatch: string;
}

export const pdfWords: PdfWords = {
  pages: '页面',
  page: (page) => `第${page}页`,
  badgedPage: (page, badge) => `第${page}页，${badge}`,
  thumbnails: '页面缩略图',
  pageInput: '页码',
  pageCount: (count) => `/ ${count}`,
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '适合宽度',
  position: (index, count) => `第${index}处，共${count}处`,
  previous: '上一处',
  next: '下一处',
  search: '查找文字',
  searchPrevious: '上一个结果',
  searchNext: '下一个结果',
  searchClose: '关闭查找',
  noMatch: '无结果',
};
