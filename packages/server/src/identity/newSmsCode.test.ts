import { expect, test } from 'vitest';
import { newSmsCode } from './newSmsCode.ts';

test('codes are six digits, every digit as likely as any other at every place (AUTHN-01)', () => {
  const count = 100_000;
  const seen = Array.from({ length: 6 }, () => Array.from({ length: 10 }, () => 0));
  for (let n = 0; n < count; n++) {
    const code = newSmsCode();
    if (!/^\d{6}$/.test(code)) expect.fail(`${code} is no code`);
    for (const [place, digit] of [...code].entries()) seen[place]![Number(digit)]! += 1;
  }
  const expected = count / 10;
  const chiSquare = seen.flat().reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  // 54 degrees of freedom: once in a million runs an even source lies above.
  expect(chiSquare).toBeLessThan(114);
});
