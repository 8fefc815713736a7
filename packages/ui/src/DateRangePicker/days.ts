import { dateRangePickerCopy } from './copy.ts';
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

/** 2026年11月21日 星期六 */
export function dayName(day: Day): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dateRangePickerCopy.dayName(year, month, date, new Date(time(day)).getUTCDay());
}

/** 2026年11月 */
export function monthName(month: string): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return dateRangePickerCopy.monthName(year, index);
}
