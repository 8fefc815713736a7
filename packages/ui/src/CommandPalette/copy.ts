/** The words of CommandPalette. */
export const commandPaletteCopy = {
  label: '搜索页面和操作',
  empty: '没有找到相关内容',
  choose: '选择',
  open: '打开',
  recent: '最近使用',
  found: (count: number) => `${count}项结果`,
} as const;
