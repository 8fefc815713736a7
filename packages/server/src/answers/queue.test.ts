import { expect, it } from 'vitest';
import { rush } from './limits.ts';
import { Queue } from './queue.ts';

const people = Array.from({ length: rush.askers + 2 }, (_, at) => `personal:${at}`);

/** Questions that are being accepted, each until it is let through. */
const beginning = (queue: Queue, askers: readonly string[]) =>
  askers.map((asker) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const accepted = queue.inTurn(asker, () => promise);
    return () => {
      resolve();
      return accepted;
    };
  });

it('in a rush questions are accepted before any of them is looked up (RATE-03)', async () => {
  const queue = new Queue();
  const questions = beginning(queue, people);
  let read = 0;
  const lookUp = queue.lookUp(() => Promise.resolve(++read));
  await questions[0]!();
  expect(read).toBe(0);
  await questions[1]!();
  await lookUp;
  expect(read).toBe(1);
});

it('an answer waits for a rush no longer than a second (RATE-03)', async () => {
  const queue = new Queue();
  const questions = beginning(queue, people);
  const before = performance.now();
  await queue.lookUp(() => Promise.resolve());
  expect(performance.now() - before).toBeGreaterThan(rush.longest - 50);
  for (const accept of questions) await accept();
});

it('with few questions at a time nothing waits (RATE-03)', async () => {
  const queue = new Queue();
  const questions = beginning(queue, people.slice(0, rush.askers));
  let read = 0;
  await queue.lookUp(() => Promise.resolve(++read));
  expect(read).toBe(1);
  for (const accept of questions) await accept();
});
