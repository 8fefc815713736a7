/** Words of a spreadsheet that was looked at and not taken in yet. */
export const sheetCopy = {
  text: '核对每一列，确认后才会导入',
  table: '表格的列',
  columns: { letter: '列', head: '表头', sample: '前几行', as: '导入为' },
  asOf: (letter: string) => `${letter}列导入为`,
  head: '第一行是表头，不导入',
  empty: '（空）',
  noRows: '表头下面没有内容。第一行就是内容时，请取消“第一行是表头，不导入”',
  onlyFirst: (name: string, others: number) =>
    `只导入第一张工作表“${name}”，另外${others}张不导入。要导入其他工作表，请把它移到最前面`,
  total: (rows: number) => `将导入${rows.toLocaleString('zh-CN')}行`,
  repeated: {
    pairs: (rows: number) => `其中${rows.toLocaleString('zh-CN')}行的问题在表格或问答库中已有，不会重复导入`,
    entries: (rows: number) => `其中${rows.toLocaleString('zh-CN')}行的内容在表格或这对问答中已有，不会重复导入`,
    questions: (rows: number) => `其中${rows.toLocaleString('zh-CN')}行的题目已有，不会重复导入`,
  },
  needs: (names: readonly string[]) => `请指定${names.map((name) => `“${name}”`).join('')}所在的列`,
  confirm: '确认导入',
  other: '换一个表格',
  undo: '撤回这次导入',
  undone: '这次导入已撤回',
  recent: '最近导入',
  recentFailed: '最近的导入没有加载出来',
  states: { waiting: '等待导入', running: '正在导入', done: '没有新内容', failed: '导入失败', undone: '已撤回' },
  undoOne: '撤回',
  undoOf: (name: string) => `撤回导入：${name}`,
} as const;
