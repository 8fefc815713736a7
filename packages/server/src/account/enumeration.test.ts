import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type Answer, type TestServer } from '../testing/index.ts';
import { hashPassword } from './password.ts';
import { user } from './schema.ts';

const open = '/api/v1/open/user';
const solved = { captchaId: 'x', captcha: 'x' };
const password = 'Xing2026Hao';
/** What a stranger must not be able to tell, in milliseconds (AUTHN-05). */
const TELLING = 5;
const PAIRS = 200;
const WARM_UP = 5;

let server: TestServer;
let guarded: TestServer;
let known: string[];

beforeAll(async () => {
  server = await createTestServer();
  guarded = await createTestServer({ database: server.database, environment: { CAPTCHA: 'on' } });
  const people = await Promise.all(Array.from({ length: PAIRS }, () => server.actor()));
  known = people.map(({ phoneNumber }) => phoneNumber);
  await server.database.db.update(user).set({ passwordHash: await hashPassword(password) });
}, 30_000);
afterAll(() => Promise.all([guarded.close(), server.close()]));

const ask = (by: TestServer, path: string, body: object) => by.visitor.call('POST', `${open}/${path}`, body);

/** How long a known and an unknown number took, one after the other, in milliseconds. */
type Pair = readonly [known: number, unknown: number];

const lowerQuartile = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 2]!;

/** How much longer known numbers take. By the lower quartiles: what a busy machine adds, it adds above. */
const difference = (pairs: readonly Pair[]): number =>
  lowerQuartile(pairs.map(([known]) => known)) - lowerQuartile(pairs.map(([, unknown]) => unknown));

/** Always the same numbers below `count`, so that a verdict does not depend on the day. */
const seeded = () => {
  let state = 42;
  return (count: number) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
};

/** Where the difference lies with 99 % certainty, by drawing the pairs anew 400 times. */
const interval = (pairs: readonly Pair[]): { from: number; to: number } => {
  const draw = seeded();
  const drawn = Array.from({ length: 400 }, () => difference(pairs.map(() => pairs[draw(pairs.length)]!)));
  const sorted = drawn.toSorted((a, b) => a - b);
  return { from: sorted[2]!, to: sorted[397]! };
};

const timed = async (call: () => Promise<Answer>) => {
  const began = performance.now();
  const { status, json } = await call();
  return { took: performance.now() - began, said: JSON.stringify([status, { ...json, requestId: '' }]) };
};

/** Asks for a known and an unknown number in turn. */
const compare = async (call: (phoneNumber: string) => Promise<Answer>, count: number): Promise<Pair[]> => {
  const pairs: Pair[] = [];
  for (const [n, phone] of known.slice(0, count).entries()) {
    const unknown = `137${String(n).padStart(8, '0')}`;
    // Alternately first, so that what slows the machine down slows both.
    const [first, second] = n % 2 === 0 ? [phone, unknown] : [unknown, phone];
    const one = await timed(() => call(first));
    const other = await timed(() => call(second));
    expect(one.said).toBe(other.said);
    if (n >= WARM_UP) pairs.push(n % 2 === 0 ? [one.took, other.took] : [other.took, one.took]);
  }
  return pairs;
};

test('the comparison finds five milliseconds where there are five', () => {
  const draw = seeded();
  const took = () => 10 + draw(1_000) / 100;
  const alike = Array.from({ length: PAIRS }, (): Pair => [took(), took()]);
  expect(Math.max(...Object.values(interval(alike)).map(Math.abs))).toBeLessThan(TELLING);
  expect(interval(alike.map(([known, unknown]): Pair => [known + 8, unknown])).from).toBeGreaterThan(TELLING);
});

// Each hashes a password for about 60 ms: fewer pairs there.
test.each<[string, (phoneNumber: string) => Promise<Answer>, number]>([
  ['asking whether a number is registered', (phoneNumber) => ask(guarded, 'checkRegistered', { phoneNumber }), PAIRS],
  ['sending a code', (phoneNumber) => ask(server, 'sendSms4Login', { phoneNumber, ...solved }), PAIRS],
  ['a wrong code', (phoneNumber) => ask(server, 'loginBySmsCode', { phoneNumber, smsCode: '000000' }), PAIRS],
  [
    'registering with a wrong code',
    (phoneNumber) => ask(server, 'registerByPassword', { phoneNumber, smsCode: '000000', password }),
    PAIRS,
  ],
  [
    'a wrong password',
    (phoneNumber) => ask(server, 'loginByPassword', { phoneNumber, password: 'Wr0ngWord1', ...solved }),
    50,
  ],
])(
  'nobody learns from status, words or time of %s which phone numbers have accounts [ACCT-01] [ACCT-02] [ACCT-03] [AUTHN-05] [AUTHN-06]',
  async (_, call, pairs) => {
    const { from, to } = interval(await compare(call, pairs));
    const message = `known numbers take ${from.toFixed(1)} to ${to.toFixed(1)} ms longer`;
    // Told apart would be a difference that is surely five milliseconds or more, either way.
    expect(from, message).toBeLessThan(TELLING);
    expect(to, message).toBeGreaterThan(-TELLING);
  },
  30_000,
);
