import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './password.ts';

const word = ' Xing2026Hao ';

test('a password fits its own hash, as it was typed, and none is stored twice alike (AUTHN-07)', async () => {
  const [one, other] = [await hashPassword(word), await hashPassword(word)];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword(word, one)).toBe(true);
  for (const wrong of [word.trim(), word.toLowerCase(), '', `${word}x`, word.slice(0, -1)])
    expect(await checkPassword(wrong, one)).toBe(false);
  expect(await checkPassword(word, null)).toBe(false);
  expect(await checkPassword(word, undefined)).toBe(false);
});
