/** The words of CopyButton. */
export const copyButtonCopy = {
  copy: '复制',
  copied: '复制成功',
  notCopied: '复制失败',
} as const;
