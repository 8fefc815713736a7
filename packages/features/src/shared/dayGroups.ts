import { constants } from '@tinystar/contract';

const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: constants.TIME_ZONE, ...options });
const clock = format('zh-CN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dayKey = format('en-CA', {});
const monthDay = format('zh-CN', { month: 'long', day: 'numeric' });
const fullDay = format('zh-CN', { year: 'numeric', month: 'long', day: 'numeric' });

const DAY = 86_400_000;

/** 14:31 in Shanghai. */
export const clockOf = (time: number): string => clock.format(time);

/** 今天, 昨天, 11月18日, and 2025年3月2日 in another year; in Shanghai time. */
export const dayName = (time: number, now: number): string => {
  const [that, today, yesterday] = [time, now, now - DAY].map((moment) => dayKey.format(moment));
  if (that === today) return '今天';
  if (that === yesterday) return '昨天';
  return (that?.slice(0, 4) === today?.slice(0, 4) ? monthDay : fullDay).format(time);
};

/** Rows that are sorted by time, latest first, under the names of their days. */
export const groupByDay = <T>(
  rows: readonly T[],
  timeOf: (row: T) => number,
  now: number,
): { day: string; rows: T[] }[] => {
  const groups: { day: string; rows: T[] }[] = [];
  for (const row of rows) {
    const day = dayName(timeOf(row), now);
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
};
