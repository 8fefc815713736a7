/** Words of a spreadsheet that was looked at and not taken in yet. */
export const sheetCopy = {
  text: '核对每一列，确认后才会导入',
  table: '表格的列',
  columns: { letter: '列', head: '表头', sample: '前几行', as: '导入为' },
  asOf: (letter: string) => `${letter}列导入为`,
  head: '第一行是表头，不导入',
  empty: '（空）',
  total: (rows: number) => `将导入${rows.toLocaleString('zh-CN')}行`,
  needs: (names: readonly string[]) => `请指定${names.map((name) => `“${name}”`).join('')}所在的列`,
  confirm: '确认导入',
  other: '换一个表格',
  undo: '撤回这次导入',
  undone: '这次导入已撤回',
} as const;
