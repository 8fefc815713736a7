/** A day as 2026-11-21. Days have no hour and no zone: arithmetic on them counts in UTC, where every day is 24 hours. */
export type Day = string;

export interface DayRange {
  from: Day;
  /** The last day, which belongs to the range. */
  to: Day;
}

const LENGTH = 86_400_000;
const time = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (at: number): Day => new Date(at).toISOString().slice(0, 10);

/** The day it is in a time zone. */
export const todayIn = (timeZone: string, now = new Date()): Day =>
  // Swedish writes dates as ISO does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

export const addDays = (day: Day, count: number): Day => dayAt(time(day) + count * LENGTH);

export const daysBetween = (from: Day, to: Day): number => Math.round((time(to) - time(from)) / LENGTH);

/** 0 is Monday. */
export const weekdayOf = (day: Day): number => (new Date(time(day)).getUTCDay() + 6) % 7;

/** 2026-11 */
export const monthOf = (day: Day): string => day.slice(0, 7);

/** The month before or after, as 2026-11. */
export function addMonths(month: string, count: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or that month's last day: 01-31 + 1 → 02-28. */
export function moveMonth(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}${day.slice(7)}`;
  return wanted > last ? last : wanted;
}

/** The weeks of a month from Monday; places outside of it are null. */
export function weeksOf(month: string): (Day | null)[][] {
  const first = `${month}-01`;
  const lead = weekdayOf(first);
  const length = daysBetween(first, `${addMonths(month, 1)}-01`);
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const index = week * 7 + weekday - lead;
      return index >= 0 && index < length ? addDays(first, index) : null;
    }),
  );
}

/** 2026年11月21日 星期六 */
export function dayName(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日 星期${'一二三四五六日'[weekdayOf(day)]}`;
}

/** 2026年11月 */
export function monthName(month: string): string {
  const [year, index] = month.split('-').map(Number);
  return `${year}年${index}月`;
}

export const inOrder = (one: Day, other: Day): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };
