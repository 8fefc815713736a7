/** The words of what stands before the pages: titles, and who may come in. */
export const guardCopy = {
  windowTitle: (page: string) => `${page} - 小星`,
  unreadTitle: (count: number, title: string) => `(${count > 99 ? '99+' : count}) ${title}`,
  onlyOnComputers: '请去pc端操作',
} as const;
