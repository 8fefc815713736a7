/** The words of CopyField. */
export const copyFieldCopy = {
  copy: '复制',
} as const;
