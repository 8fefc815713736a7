import { expect, test } from 'vitest';
import { company, costs, fleetFor, simulate, times, type Costs, type Fleet } from './queues.ts';

const nothing: Costs = {
  ask: 0,
  stream: 0,
  askInDatabase: 0,
  read: 0,
  readInDatabase: 0,
  page: 0,
  pageInDatabase: 0,
  modelFirst: 0,
  modelWrites: 0,
};
const one: Fleet = { apis: 1, workers: 1, databaseCores: 1, replicaCores: 0, modelSeats: 1 };

test('what is busy is what the rates ask for, and the same seed gives the same figures', () => {
  const rates = { questions: 0, reads: 10, pages: 0 };
  const cost = { ...nothing, read: 0.05, readInDatabase: 0.02 };
  const { busy, first } = simulate(cost, rates, one, 4_000);
  expect(busy['api']).toBeCloseTo(0.5, 1);
  expect(busy['database']).toBeCloseTo(0.2, 1);
  expect(first).toBe('api');
  expect(simulate(cost, rates, one, 400, 7)).toEqual(simulate(cost, rates, one, 400, 7));
});

test('a queue grows before its station is full, and has no end after it', () => {
  const late = (reads: number) =>
    simulate({ ...nothing, read: 0.1 }, { questions: 0, reads, pages: 0 }, one, 2_000).read;
  const [calm, busy, full] = [late(1), late(8), late(12)];
  expect(calm).toBeLessThan(400);
  expect(busy).toBeGreaterThan(2 * calm);
  expect(full).toBeGreaterThan(60_000);
});

test('replicas take the reads off the database', () => {
  const rates = { questions: 0, reads: 20, pages: 0 };
  const cost = { ...nothing, readInDatabase: 0.04 };
  expect(simulate(cost, rates, one, 1_000).busy['database']).toBeCloseTo(0.8, 1);
  expect(simulate(cost, rates, { ...one, replicaCores: 1 }, 1_000).busy).toMatchObject({ database: 0 });
});

test.each([1, 10, 100])('the fleet for %i times a company answers within the limits', (factor) => {
  const rates = times(company, factor);
  const { firstEvent, read } = simulate(costs, rates, fleetFor(costs, rates), 120);
  // A second of ours, beside what the model takes until its first word.
  expect(firstEvent).toBeLessThan(1_000 + costs.modelFirst * 1_000);
  expect(read).toBeLessThan(300);
});
