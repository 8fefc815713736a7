import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '日期范围',
  also: ['日期', '日历', '时间段'],
  group: 'fields',
  purpose: ['第一天和最后一天。', 'A first and a last day.'],
  use: [['报表和记录的时间段', 'The period of a report or a record']],
  instead: [{ when: ['只有今日、7天、30天', 'Only today, 7 days and 30 days are offered'], take: 'SegmentedControl' }],
  keys: [
    { key: 'Enter / 空格', does: ['打开日历，选定一天', 'Opens the calendar, chooses a day'] },
    { key: '← → ↑ ↓', does: ['前后一天，上下一周', 'A day, a week back or on'] },
    { key: 'PageUp / PageDown', does: ['上月、下月', 'Previous, next month'] },
    { key: 'Esc', does: ['关闭，值不变', 'Closes it; the value stays'] },
  ],
};
