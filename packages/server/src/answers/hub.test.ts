import { expect, it } from 'vitest';
import type { Services } from '../platform/services.ts';
import { Hub } from './hub.ts';
import { rush } from './limits.ts';

const people = Array.from({ length: rush.askers + 2 }, (_, at) => `personal:${at}`);

/** Questions that are being accepted, each until it is let through. */
const beginning = (hub: Hub, askers: readonly string[]) =>
  askers.map((asker) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const accepted = hub.alone(asker, () => promise);
    return () => {
      resolve();
      return accepted;
    };
  });

it('has seats for 500 answers in all, three of an asker and fifty of an assistant, and takes each back once (RATE-03)', () => {
  const hub = new Hub({} as Services);
  const take = (asker: string, kbBotId: string) => hub.admit({ asker, kbBotId });
  const full = expect.objectContaining({ status: 429, details: { retryAfter: 5 } });
  const own = Array.from({ length: 3 }, (_, n) => take('one', `a${n}`));
  expect(() => take('one', 'another')).toThrow(full);
  for (let n = 0; n < 50; n++) take(`person ${n}`, 'popular');
  expect(() => take('somebody', 'popular')).toThrow(full);
  for (let n = 0; n < 447; n++) take(`guest ${n}`, `b${n % 40}`);
  expect(() => take('somebody', 'new')).toThrow(full);
  own[0]!();
  own[0]!();
  take('somebody', 'new');
  expect(() => take('somebody', 'newer')).toThrow(full);
});

it('in a rush questions are accepted before any of them is looked up (RATE-03)', async () => {
  const hub = new Hub({} as Services);
  const questions = beginning(hub, people);
  let read = 0;
  const lookUp = hub.lookUp(() => Promise.resolve(++read));
  await questions[0]!();
  expect(read).toBe(0);
  await questions[1]!();
  await lookUp;
  expect(read).toBe(1);
});

it('an answer waits for a rush no longer than a second (RATE-03)', async () => {
  const hub = new Hub({} as Services);
  const questions = beginning(hub, people);
  const before = performance.now();
  await hub.lookUp(() => Promise.resolve());
  expect(performance.now() - before).toBeGreaterThan(rush.longest - 50);
  for (const accept of questions) await accept();
});

it('with few questions at a time nothing waits (RATE-03)', async () => {
  const hub = new Hub({} as Services);
  const questions = beginning(hub, people.slice(0, rush.askers));
  let read = 0;
  await hub.lookUp(() => Promise.resolve(++read));
  expect(read).toBe(1);
  for (const accept of questions) await accept();
});
