/** The words of Charts. */
export const chartsCopy = {
  asChart: '图表',
  asTable: '表格',
  empty: '暂无数据',
  emptyHint: '这段时间里还没有记录',
  province: '省份',
  count: '数量',
  none: '无',
  name: '名称',
  rest: '其他',
  total: '合计',
  share: '占比',
  date: '日期',
  unit: (unit: string) => `单位：${unit}`,
  others: (others: readonly string[]) => `其他：${others.join('，')}`,
  part: (value: string, share: number) => `${value}，${share.toFixed(1)}%`,
  list: (parts: readonly string[]) => parts.join('，'),
  noTrend: (label: string) => `${label}，暂无数据`,
  trend: (label: string, lowest: string, highest: string, newest: string) =>
    `${label}，最低 ${lowest}，最高 ${highest}，最新 ${newest}`,
} as const;
