import { expect, test } from 'vitest';
import { storage } from './storage.ts';

test('remembers in memory when the browser has no storage', () => {
  expect(storage.read('k')).toBeNull();
  expect(storage.lasts()).toBe(true);
  storage.write('k', '值');
  expect(storage.lasts()).toBe(false);
  expect(storage.read('k')).toBe('值');
  storage.remove('k');
  expect(storage.read('k')).toBeNull();
});
