/** The words of Select. */
export const selectCopy = {
  placeholder: '请选择',
} as const;
