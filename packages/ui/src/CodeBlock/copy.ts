/** The words of CodeBlock. */
export const codeBlockCopy = {
  copy: '复制代码',
  copied: '复制成功',
  notCopied: '复制失败',
  wrap: '自动换行',
} as const;
