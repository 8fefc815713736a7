/** The words of PageHeader. */
export const pageHeaderCopy = {
  back: '返回',
} as const;
