import { afterEach, expect, test, vi } from 'vitest';
import { storage } from './storage.ts';
import { asVisitor, visitor } from './visitor.ts';

afterEach(() => {
  storage.remove('visitor');
  vi.unstubAllGlobals();
});

/** A server that signs an id for whoever has none; the later somebody asks, the sooner he is answered. */
const server = () => {
  const asked: (string | undefined)[] = [];
  const ask = async (userId: string | undefined) => {
    const number = asked.push(userId);
    await new Promise((resolve) => setTimeout(resolve, 40 - 8 * number));
    return { userId: userId ?? `visitor-${number}`, name: '助手' };
  };
  return { asked, ask };
};
const four = <T>(make: () => Promise<T>) => Promise.all([make(), make(), make(), make()]);

test('of four tabs that open at once one is given an id, and all have it', async () => {
  const { asked, ask } = server();
  const met = await four(() => asVisitor(ask));
  expect(met).toEqual(Array.from({ length: 4 }, () => ({ userId: 'visitor-1', name: '助手' })));
  expect(asked).toEqual([undefined, 'visitor-1', 'visitor-1', 'visitor-1']);
  expect(visitor.read()).toBe('visitor-1');
});

test.each([
  ['has no locks', {}],
  ['refuses locks', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('where a browser %s the id that was kept first counts for all', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  const met = await four(() => asVisitor(server().ask));
  expect(new Set(met.map(({ userId }) => userId)).size).toBe(1);
  expect(met[0]?.userId).toBe(visitor.read());
});

test('a failed call lets the next tab ask, and an id that the server does not know is given up for a new one', async () => {
  await expect(asVisitor(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(visitor.read()).toBeUndefined();
  visitor.keep('forged');
  expect(await asVisitor(() => Promise.resolve({ userId: 'visitor-9' }))).toEqual({ userId: 'visitor-9' });
  expect(visitor.read()).toBe('visitor-9');
});
