/** The words of SearchInput. */
export const searchInputCopy = {
  loading: '正在查找',
} as const;
