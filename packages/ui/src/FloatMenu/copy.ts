/** The words of FloatMenu. */
export const floatMenuCopy = {
  label: '帮助',
} as const;
