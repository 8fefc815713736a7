import { expect, test } from 'vitest';
import { storage } from './storage.ts';

test('remembers in memory when the browser has no storage', () => {
  expect(storage.read('theme')).toBeNull();
  expect(storage.lasts()).toBe(true);
  storage.write('theme', 'dark');
  expect(storage.lasts()).toBe(false);
  expect(storage.read('theme')).toBe('dark');
  storage.remove('theme');
  expect(storage.read('theme')).toBeNull();
});
