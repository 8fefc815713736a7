/** The words of the Markdown renderer. */
export const markdownCopy = {
  copyCode: '复制代码',
  copied: '已复制',
  copyFailed: '复制失败',
  wrap: '自动换行',
  plainCode: '代码',
  image: '图片',
  tableCut: '表格过长，其余各行未显示',
  more: (characters: number) => `展开其余 ${characters.toLocaleString('zh-CN')} 字`,
  citation: (number: number, label: string) => `引用${number}：${label}`,
  tableLabel: '表格，可横向滚动',
} as const;
