/** The words of Watermark. */
export const watermarkCopy = {
  text: '内容由AI生成仅供参考',
} as const;
