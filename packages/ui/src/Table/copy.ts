/** The words of Table. */
export const tableCopy = {
  columns: '列设置',
  reset: '恢复默认',
  choosePage: '选择本页',
  acts: '批量操作',
  unselect: '取消选择',
  actions: '操作',
  up: (title: string) => `上移${title}`,
  down: (title: string) => `下移${title}`,
  order: (titles: readonly string[]) => titles.join('，'),
  chooseAll: (count: number) => `选择全部${count.toLocaleString('zh-CN')}项`,
  selected: (count: number) => `已选${count.toLocaleString('zh-CN')}项`,
  choose: (row: string) => `选择${row}`,
} as const;
