import { beforeEach, expect, test } from 'vitest';
import { wish } from './wish.ts';

const KEY = 'tinystar.square.wish';
beforeEach(() => sessionStorage.clear());

test('what a visitor wanted to add is given out once, to its own address', () => {
  wish.keep('a', 0);
  expect(wish.take('a', 60_000)).toBe(true);
  expect(wish.take('a', 60_000)).toBe(false);
  wish.keep('a', 0);
  expect(wish.take('b', 60_000)).toBe(false);
  expect(wish.take('a', 60_000)).toBe(false);
});

test('after a quarter of an hour it is forgotten, and garbage is no wish', () => {
  wish.keep('a', 0);
  expect(wish.take('a', 15 * 60_000)).toBe(false);
  for (const garbage of ['{', '{}', 'null', '["a"]']) {
    sessionStorage.setItem(KEY, garbage);
    expect(wish.take('a', 0)).toBe(false);
  }
});
