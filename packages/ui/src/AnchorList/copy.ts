/** The words of AnchorList. */
export const anchorListCopy = {
  title: '本页内容',
} as const;
