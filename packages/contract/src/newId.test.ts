import { expect, test } from 'vitest';
import { newId } from './newId.ts';

test('an id is long enough to be the only one, and fits where the server reads one', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
