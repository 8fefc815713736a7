import { operator } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/index.ts';
import { metricsOf } from './metrics.ts';
import { GONE, lateOf, tellFigures } from './tellFigures.ts';

const phoneNumber = '13900007788';

test('the operator sees every server that runs with its figures, and none that is gone', async () => {
  const environment = { OPERATOR_PHONES: phoneNumber };
  await using one = await createTestServer({ environment });
  await using two = await createTestServer({ environment, database: one.database });
  two.services.config.ROLE = 'worker';
  const boss = await one.actor({ phoneNumber });
  const seen = async () =>
    (await boss.call('GET', '/api/v1/operator/overview')).as(operator.overview).processes.map(({ role }) => role);
  expect(await seen()).toEqual([]);
  await tellFigures(one.services);
  const stop = await tellFigures(two.services);
  expect(await seen()).toEqual(['all', 'worker']);
  const [first] = (await boss.call('GET', '/api/v1/operator/overview')).as(operator.overview).processes;
  expect(first).toMatchObject({ streams: 0, firstEventSeconds: null, modelErrors: 0, waiting: 0 });
  expect(first!.memory).toBeGreaterThan(1e8);
  await stop();
  expect(await seen()).toEqual(['all']);
  // It was killed and could not say so.
  one.clock.advance(GONE + 1);
  expect(await seen()).toEqual([]);
});

test('calls, first events and failures are those since the last tellings', async () => {
  await using server = await createTestServer();
  const { services } = server;
  const { firstEvent, requests } = metricsOf(services);
  expect((await requests.get()).values).toEqual([]);
  await (await server.actor()).call('GET', '/api/v1/me/info');
  // Counted without a token for /metrics too.
  expect((await requests.get()).values.length).toBeGreaterThan(0);
  firstEvent.observe(0.2);
  expect((await firstEvent.get()).values.length).toBeGreaterThan(0);
});

test('a late first event is told as exactly as the buckets are', () => {
  const buckets = (...counts: number[]) => new Map([0.1, 1, 4, Infinity].map((le, at) => [le, counts[at]!]));
  expect(lateOf(buckets(0, 0, 0, 0), buckets(0, 0, 0, 0))).toBeNull();
  expect(lateOf(buckets(0, 0, 0, 0), buckets(100, 100, 100, 100))).toBe(0.1);
  expect(lateOf(buckets(100, 100, 100, 100), buckets(110, 190, 200, 200))).toBe(4);
  expect(lateOf(buckets(0, 0, 0, 0), buckets(0, 0, 0, 10))).toBe(4);
});
