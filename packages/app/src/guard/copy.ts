/** The words of what stands before the pages: titles, and who may come in. */
export const guardCopy = {
  windowTitle: (page: string) => `${page} - 小星`,
  onlyOnComputers: '请去pc端操作',
} as const;
