/** The words of CitationCard. */
export const citationCardCopy = {
  previous: '上一处',
  next: '下一处',
  open: '打开原文',
} as const;
