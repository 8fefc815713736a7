/** The words of NumberInput. */
export const numberInputCopy = {
  less: '减少',
  more: '增加',
} as const;
