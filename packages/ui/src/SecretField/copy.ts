/** The words of SecretField. */
export const secretFieldCopy = {
  hide: '隐藏',
  show: '显示',
} as const;
