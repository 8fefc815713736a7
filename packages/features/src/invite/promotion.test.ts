import { expect, test } from 'vitest';
import { lastMonth, shortDay } from '../shared/days.ts';
import { usageSeries } from './promotion.ts';

test('the month of use ends with an entry for today, days without use are nought', () => {
  const series = usageSeries({
    rows: [{ dateKey: '20261119', usageCount: 4, userCount: 2 }],
    today: { dateKey: '20261121', usageCount: 1, userCount: 1 },
  });
  expect(series).toHaveLength(30);
  expect(series[0]).toEqual({ dateKey: '20261023', usageCount: 0, userCount: 0 });
  expect(series.slice(-3)).toEqual([
    { dateKey: '20261119', usageCount: 4, userCount: 2 },
    { dateKey: '20261120', usageCount: 0, userCount: 0 },
    { dateKey: '20261121', usageCount: 1, userCount: 1 },
  ]);
});

test('the range begins with the last 29 days and today, by the clock of Shanghai', () => {
  expect(lastMonth(new Date('2026-11-20T16:30:00Z'))).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  expect(shortDay('20261121')).toBe('11-21');
});
