/** The words of RatioPicker. */
export const ratioPickerCopy = {
  label: '比例',
  original: '原图',
} as const;
