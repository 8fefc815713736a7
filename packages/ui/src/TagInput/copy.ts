/** The words of TagInput. */
export const tagInputCopy = {
  remove: (tag: string) => `移除${tag}`,
} as const;
