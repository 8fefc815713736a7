import { expect, test } from 'vitest';
import { formatSize, formatTime } from './format.ts';

test.each([
  [1, '1KB'],
  [655_360, '640KB'],
  [1_048_576, '1.0MB'],
  [67_108_864, '64.0MB'],
])('writes %i bytes as %s', (bytes, expected) => expect(formatSize(bytes)).toBe(expected));

const now = Date.parse('2026-11-21T00:30:00+08:00');
test.each([
  ['2026-11-21T00:05:00+08:00', '今天00:05'],
  ['2026-11-20T23:59:00+08:00', '昨天23:59'],
  ['2026-11-18T08:00:00+08:00', '11月18日'],
  ['2025-12-31T08:00:00+08:00', '2025年12月31日'],
])('tells %s as %s in Shanghai', (at, expected) => expect(formatTime(Date.parse(at), now)).toBe(expected));
