import { constants } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import { invalid } from './http/failure.ts';

/** Most days of one range, both ends counted (decisions.md DATE_RANGE). */
const DAYS_MAX = 30;
const DAY = 86_400_000;

/** Days from one to another, both counted, as the contract writes them: YYYYMMDD. */
export interface DayRange {
  startDateKey: string;
  endDateKey: string;
}

// Days have no hour and no zone: arithmetic on them counts in UTC.
const millis = (key: string) => Date.UTC(Number(key.slice(0, 4)), Number(key.slice(4, 6)) - 1, Number(key.slice(6)));
const keyOf = (time: number) => new Date(time).toISOString().slice(0, 10).replaceAll('-', '');

export const addDays = (key: string, days: number): string => keyOf(millis(key) + days * DAY);

/** 31 February is no day. */
export function checkDay(field: string, key: string): void {
  if (keyOf(millis(key)) !== key) throw invalid(field, '日期不正确');
}

/** Every day of a range; refuses one that runs backwards or for too long. */
export function daysOf({ startDateKey, endDateKey }: DayRange): string[] {
  checkDay('startDateKey', startDateKey);
  checkDay('endDateKey', endDateKey);
  const count = (millis(endDateKey) - millis(startDateKey)) / DAY + 1;
  if (count < 1 || count > DAYS_MAX) throw invalid('endDateKey', '日期范围不正确');
  return Array.from({ length: count }, (_, at) => addDays(startDateKey, at));
}

/** As many days as a range has, right before it. */
export function spanBefore(range: DayRange): DayRange {
  const { length } = daysOf(range);
  return { startDateKey: addDays(range.startDateKey, -length), endDateKey: addDays(range.startDateKey, -1) };
}

// Made once: toLocaleString makes one for every call, 50 times as slow.
const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: constants.TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Day and time in Shanghai, as `2026-11-26 09:30:00`. */
export const inShanghai = (instant: Date): string => shanghai.format(instant);

/** The day of Shanghai on which an instant lies, as YYYYMMDD. */
export const dayOf = (instant: Date): string => inShanghai(instant).slice(0, 10).replaceAll('-', '');

/** The seconds from an instant until that day ends. */
export const secondsLeft = (instant: Date): number =>
  (DAY - Date.parse(`1970-01-01T${inShanghai(instant).slice(11)}Z`)) / 1000;

const zone = sql.raw(`'${constants.TIME_ZONE}'`);

/** The day of Shanghai on which an instant lies, as YYYYMMDD. */
export const dayKeyOf = (instant: SQL): SQL => sql`to_char(${instant} at time zone ${zone}, 'YYYYMMDD')`;

/** That a day lies in a range. */
export const dayWithin = (day: SQL, { startDateKey, endDateKey }: DayRange): SQL =>
  sql`${day} between to_date(${startDateKey}, 'YYYYMMDD') and to_date(${endDateKey}, 'YYYYMMDD')`;

/** That an instant lies between the first moment of one day in Shanghai and the last of another. */
export const instantWithin = (instant: SQL, { startDateKey, endDateKey }: DayRange): SQL => sql`
  ${instant} >= to_date(${startDateKey}, 'YYYYMMDD')::timestamp at time zone ${zone}
  and ${instant} < (to_date(${endDateKey}, 'YYYYMMDD') + 1)::timestamp at time zone ${zone}`;

/** That an instant lies on the day of Shanghai that is today. */
export const sinceMidnight = (instant: SQL, now: Date): SQL => sql`
  ${instant} >= date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) at time zone ${zone}`;
