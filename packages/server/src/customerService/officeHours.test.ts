import { expect, test } from 'vitest';
import { isOpen } from './officeHours.ts';

const hours = { status: 'enabled' as const, days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', words: '' };

test.each([
  ['Friday, the first minute', '2026-11-20T01:00:00Z', true],
  ['Friday, the minute before', '2026-11-20T00:59:59Z', false],
  ['Friday, the last minute', '2026-11-20T09:59:59Z', true],
  ['Friday, the end', '2026-11-20T10:00:00Z', false],
  ['Saturday in Shanghai, while it is Friday in London', '2026-11-20T17:30:00Z', false],
  ['Sunday noon', '2026-11-22T04:00:00Z', false],
])('%s', (_name, time, open) => {
  expect(isOpen(hours, new Date(time))).toBe(open);
  expect(isOpen({ ...hours, status: 'disabled' }, new Date(time))).toBe(true);
});
