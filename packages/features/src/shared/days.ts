import { constants } from '@tinystar/contract';
import type { Day, DayRange } from '@tinystar/ui';

export const today = (now = new Date()): Day => now.toLocaleDateString('sv-SE', { timeZone: constants.TIME_ZONE });

/** The day of a time, in ms, in Shanghai: 2027-11-01. */
export const dayText = (time: number): Day => today(new Date(time));

const minutes = new Intl.DateTimeFormat('sv-SE', {
  timeZone: constants.TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
/** The same to the minute: 2027-11-01 10:24. A table names the day even when it is today. */
export const minuteText = (time: number): string => minutes.format(time);

/** Days have no hour and no zone: arithmetic on them counts in UTC. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** 2026-11-21 as the specification writes days: 20261121. */
export const dateKeyOf = (day: Day): string => day.replaceAll('-', '');
/** And back. */
export const dayOfKey = (key: string): Day => `${key.slice(0, 4)}-${key.slice(4, 6)}-${key.slice(6)}`;
/** 20261121 as 11-21, for the foot of a chart. */
export const shortDay = (key: string): string => `${key.slice(4, 6)}-${key.slice(6)}`;

/** The last 29 days and today (decisions.md DATE_RANGE). */
export const lastMonth = (now = new Date()): DayRange => {
  const to = today(now);
  return { from: addDays(to, -29), to };
};
