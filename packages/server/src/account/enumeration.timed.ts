import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../testing/index.ts';
import { guessing, guessNames, type Guessing } from './testing/guessing.ts';

/** What a stranger must not be able to tell, in milliseconds (AUTHN-05). */
const TELLING = 5;
const PAIRS = 200;
const AT_LEAST = 50;
const WARM_UP = 5;

let stage: Guessing;
beforeAll(async () => {
  stage = await guessing(PAIRS);
});
afterAll(() => stage[Symbol.asyncDispose]());

/** How long a known and an unknown number took, one after the other, in milliseconds. */
type Pair = readonly [known: number, unknown: number];

/** How much longer known numbers take: the median over the pairs, whose halves a busy machine slows down alike. */
const difference = (pairs: readonly Pair[]): number =>
  pairs.map(([known, unknown]) => known - unknown).toSorted((a, b) => a - b)[pairs.length >> 1]!;

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
  expect((await call()).status).toBeGreaterThan(0);
  return performance.now() - began;
};

/** Asks for a known and an unknown number in turn: until the difference is certainly small, or 20 s are over. */
const compare = async (call: (phoneNumber: string) => Promise<Answer>): Promise<Pair[]> => {
  const pairs: Pair[] = [];
  const end = performance.now() + 20_000;
  for (const [n, phone] of stage.known.entries()) {
    if (performance.now() > end) break;
    if (pairs.length >= AT_LEAST && pairs.length % 10 === 0) {
      const { from, to } = interval(pairs);
      if (Math.max(-from, to) < TELLING) break;
    }
    const unknown = stage.unknown[n]!;
    // Alternately first, so that what slows the machine down slows both.
    const [first, second] = n % 2 === 0 ? [phone, unknown] : [unknown, phone];
    const one = await timed(() => call(first));
    const other = await timed(() => call(second));
    if (n >= WARM_UP) pairs.push(n % 2 === 0 ? [one, other] : [other, one]);
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

test.each(guessNames)(
  'nobody learns from the time of %s which phone numbers have accounts (AUTHN-05) (AUTHN-06)',
  async (guess) => {
    const { from, to } = interval(await compare((phoneNumber) => stage.call(guess, phoneNumber)));
    const message = `known numbers take ${from.toFixed(1)} to ${to.toFixed(1)} ms longer`;
    // Told apart would be a difference that is surely five milliseconds or more, either way.
    expect(from, message).toBeLessThan(TELLING);
    expect(to, message).toBeGreaterThan(-TELLING);
  },
);
