/** The words of FilterBar. */
export const filterBarCopy = {
  search: '查询',
  reset: '重置',
  fold: '收起',
  unfold: '展开',
} as const;
