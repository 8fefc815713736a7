/** Words of the button that opens the list of conversations. */
export const topicsButtonCopy = {
  running: '对话',
  unnamed: '新对话',
  open: (name: string) => `对话列表，当前：${name}`,
} as const;
