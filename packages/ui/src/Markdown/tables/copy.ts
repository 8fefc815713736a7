/** The words of what can be done with a table. */
export const tablesCopy = {
  tools: '表格工具',
  copy: '复制表格',
  copied: '已复制，可粘贴到电子表格',
  copyFailed: '复制失败',
  full: '全屏查看',
  close: '关闭',
  table: '表格',
  sortBy: (column: string) => `按${column || '此列'}排序`,
} as const;
