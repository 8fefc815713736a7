import { expect, test } from 'vitest';
import { addDays, dayName, daysBetween, inOrder, moveMonth, todayIn, weeksOf } from './days.ts';

test('today is the day in the zone, not that of the machine [UI-16]', () => {
  const lateInLondon = new Date('2026-11-20T17:30:00Z');
  expect(todayIn('Asia/Shanghai', lateInLondon)).toBe('2026-11-21');
  expect(todayIn('UTC', lateInLondon)).toBe('2026-11-20');
});

test('counts over the ends of months and years, and through leap days [UI-16]', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(moveMonth('2026-01-31', 1)).toBe('2026-02-28');
  expect(moveMonth('2026-03-31', -1)).toBe('2026-02-28');
  expect(inOrder('2026-11-21', '2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-21' });
});

test('weeks begin on Monday and hold only days of their month [UI-16]', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(dayName('2026-11-21')).toBe('2026年11月21日 星期六');
});
