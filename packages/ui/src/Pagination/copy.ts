/** The words of Pagination. */
export const paginationCopy = {
  label: '分页',
  previous: '上一页',
  next: '下一页',
  total: (count: number) => `共${count}条`,
  page: (number: number) => `第${number}页`,
} as const;
