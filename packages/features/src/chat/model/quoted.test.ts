import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test('every line is a quotation, and a long text is cut between characters', () => {
  expect(quoted(' 第一行\n第二行 ')).toBe('> 第一行\n> 第二行\n');
  expect(quoted('𠀀'.repeat(301))).toBe(`> ${'𠀀'.repeat(300)}…\n`);
});
