import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './password.ts';

const word = ' Xing2026Hao ';

test('a password fits its own hash, as it was typed, and none is stored twice alike [ACCT-03] (AUTHN-07)', async () => {
  const [one, other] = [await hashPassword(word), await hashPassword(word)];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword(word, one)).toBe(true);
  for (const wrong of [word.trim(), word.toLowerCase(), '', `${word}x`, word.slice(0, -1)])
    expect(await checkPassword(wrong, one)).toBe(false);
  expect(await checkPassword(word, null)).toBe(false);
  expect(await checkPassword(word, undefined)).toBe(false);
});

test('whether there is a hash to compare with or not, the same work is done [ACCT-03] (AUTHN-05)', async () => {
  const hash = await hashPassword(word);
  // Time of the processor, all threads: a busy machine makes us wait, but not work.
  const work = async (stored: string | null) => {
    const before = process.cpuUsage();
    await checkPassword('Wr0ngWord1', stored);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < 21; n++) {
    known.push(await work(hash));
    unknown.push(await work(null));
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
  expect(Math.abs(median(known) - median(unknown))).toBeLessThan(5);
  expect(median(unknown)).toBeGreaterThan(10);
});

test('hashing leaves the thread that answers calls alone (AUTHN-07)', async () => {
  const before = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: 8 }, () => hashPassword(word)));
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});
