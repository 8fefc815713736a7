import { expect, test } from 'vitest';
import { addDays, dayName, daysBetween, todayIn } from './days.ts';

test('today is the day in the zone, not that of the machine', () => {
  const lateInLondon = new Date('2026-11-20T17:30:00Z');
  expect(todayIn('Asia/Shanghai', lateInLondon)).toBe('2026-11-21');
  expect(todayIn('UTC', lateInLondon)).toBe('2026-11-20');
});

test('counts over the ends of months and years, and through leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(dayName('2026-11-21')).toBe('2026年11月21日 星期六');
});
