import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../packages/${file}`, import.meta.url), 'utf8');

// Components know nothing of the contract, and what is drawn and what is sent as plain text must read the same products.
test('components and plain texts agree on the stars between numbers', () =>
  expect(read('contract/src/timesSign.ts')).toBe(read('ui/src/Markdown/timesSign.ts')));
