import { expect, test } from 'vitest';
import { newId } from './columns.ts';

test('ids are 128 random bits: none comes twice, and the next is not near the last (TEN-06)', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  const bits = (id: string) => [...BigInt(`0x1${id}`).toString(2)].slice(1);
  const changed = Array.from({ length: 128 }, () => 0);
  for (let n = 1; n < ids.length; n++) {
    const [last, next] = [bits(ids[n - 1]!), bits(ids[n]!)];
    for (const [at, bit] of next.entries()) if (bit !== last[at]) changed[at]! += 1;
  }
  // Every bit, fixed version bits and counters of other kinds of id included, is another one half of the time.
  for (const count of changed) expect(Math.abs(count / ids.length - 0.5)).toBeLessThan(0.05);
});
