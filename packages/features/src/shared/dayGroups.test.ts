import { expect, test } from 'vitest';
import { groupByDay } from './dayGroups.ts';
import { clockText, dayName, momentText } from './moment.ts';

// 10:30 in Shanghai on 21 November 2026.
const now = Date.UTC(2026, 10, 21, 2, 30);
const hour = 3_600_000;

test('days have the names of Shanghai', () => {
  expect(dayName(now, now)).toBe('今天');
  expect(dayName(now - 10 * hour, now)).toBe('今天');
  expect(dayName(now - 11 * hour, now)).toBe('昨天');
  expect(dayName(Date.UTC(2026, 10, 18), now)).toBe('11月18日');
  expect(dayName(Date.UTC(2025, 10, 18), now)).toBe('2025年11月18日');
  expect(clockText(now)).toBe('10:30');
  expect([0, 11, 100 * 24, 400 * 24].map((hours) => momentText(now - hours * hour, now))).toEqual([
    '10:30',
    '昨天 23:30',
    '8月13日 10:30',
    '2025年10月17日',
  ]);
});

test('rows stand under their days in the order they came', () => {
  const groups = groupByDay([now, now - hour, now - 24 * hour], (time) => time, now);
  expect(groups).toEqual([
    { day: '今天', rows: [now, now - hour] },
    { day: '昨天', rows: [now - 24 * hour] },
  ]);
});
