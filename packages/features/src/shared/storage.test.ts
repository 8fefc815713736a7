import { expect, test, vi } from 'vitest';

test('remembers in memory when the browser has no storage', async () => {
  // It knows for as long as the page lasts, and tests of other files share it.
  vi.resetModules();
  const { storage } = await import('./storage.ts');
  expect(storage.read('theme')).toBeNull();
  expect(storage.lasts()).toBe(true);
  storage.write('theme', 'dark');
  expect(storage.lasts()).toBe(false);
  expect(storage.read('theme')).toBe('dark');
  storage.remove('theme');
  expect(storage.read('theme')).toBeNull();
});
