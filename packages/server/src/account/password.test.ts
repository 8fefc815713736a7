import { expect, test } from 'vitest';
import { bestOf, workOf } from '../testing/index.ts';
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

test('whether there is a hash to compare with or not, the same work is done (AUTHN-05)', async () => {
  const hash = await hashPassword(word);
  const work = (stored: string | null) => workOf(() => checkPassword('Wr0ngWord1', stored));
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
  const apart = await bestOf(5, async () => {
    const pairs: { known: number; unknown: number }[] = [];
    for (let n = 0; n < 21; n++) pairs.push({ known: await work(hash), unknown: await work(null) });
    expect(median(pairs.map(({ unknown }) => unknown))).toBeGreaterThan(median(pairs.map(({ known }) => known)) / 2);
    return Math.abs(median(pairs.map(({ known, unknown }) => known - unknown)));
  });
  expect(apart).toBeLessThan(5);
});

test('hashing leaves the thread that answers calls alone (AUTHN-07)', async () => {
  const before = process.threadCpuUsage();
  const work = await workOf(() => Promise.all(Array.from({ length: 8 }, () => hashPassword(word))));
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000 / work).toBeLessThan(0.5);
});
