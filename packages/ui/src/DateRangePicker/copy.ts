/** The words of DateRangePicker. */
export const dateRangePickerCopy = {
  today: '今天',
  week: '近7天',
  month: '近30天',
  placeholder: '选择日期范围',
  presets: '常用范围',
  weekdays: '一二三四五六日',
  previousMonth: '上个月',
  nextMonth: '下个月',
  range: (from: string, to: string) => `${from} 至 ${to}`,
  chosen: (label: string, range: string) => `${label}，${range}`,
  askEnd: (days: number) => `请选择结束日期，最多${days}天`,
  askStart: (days: number) => `请选择开始日期，最多${days}天`,
  length: (days: number) => `共${days}天`,
  weekday: (name: string) => `星期${name}`,
  dayName: (year: number, month: number, date: number, weekday: number) =>
    `${year}年${month}月${date}日 星期${'日一二三四五六'[weekday]}`,
  monthName: (year: number, month: number) => `${year}年${month}月`,
  places: { out: '', in: '，在范围内', from: '，开始日期', to: '，结束日期', only: '，开始和结束日期' },
} as const;
