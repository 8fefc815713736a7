import { expect, test } from 'vitest';
import { mentionIn } from './commands.ts';

test.each([
  ['@', ''],
  ['保修期？@手册', '手册'],
  ['请看＠HY-110K', 'HY-110K'],
  ['写信给 a@b.cn', undefined],
  ['@手册 保修期', undefined],
  ['没有', undefined],
])('behind the sign of %s stands %s', (draft, name) => {
  expect(mentionIn(draft)).toBe(name);
});
