/** The words of SourceList. */
export const sourceListCopy = {
  title: '来源',
} as const;
