import { dayName } from './moment.ts';

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
