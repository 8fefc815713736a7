import { expect, test } from 'vitest';
import { bestOf, createTestServer, workOf } from '../testing/index.ts';
import { checkPassword, hashPassword } from './password.ts';
import { open, phoneNumber } from './testing/codes.ts';

const word = ' Xing2026Hao ';

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

test('a password of a megabyte is refused with less work than a hash takes (AUTHN-07)', async () => {
  await using server = await createTestServer();
  const body = { phoneNumber, smsCode: '000000', password: `Xing2026${'x'.repeat(1_000_000)}` };
  const refused = async () =>
    expect((await server.visitor.call('POST', `${open}/registerByPassword`, body)).status).toBe(400);
  expect(await bestOf(50, () => workOf(refused))).toBeLessThan(50);
});
