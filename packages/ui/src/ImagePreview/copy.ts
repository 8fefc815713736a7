/** The words of ImagePreview. */
export const imagePreviewCopy = {
  close: '关闭',
  zoomIn: '放大',
  zoomOut: '缩小',
  rotate: '旋转90度',
  download: '下载',
  previous: '上一张',
  next: '下一张',
  toolbar: '图片操作',
  loading: '正在加载图片',
  broken: '图片无法显示',
  retry: '重试',
  position: (at: number, count: number) => `第${at}张，共${count}张`,
} as const;
