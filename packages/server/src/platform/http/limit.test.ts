import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/index.ts';
import { allow, clientOf, forgive, giveBack, hit } from './limit.ts';

test('counts exactly under any parallelism and opens again after the window (RATE-01)', async () => {
  await using server = await createTestServer();
  const limit = { max: 5, seconds: 60 };
  const answers = await Promise.all(Array.from({ length: 60 }, () => hit(server.services, 'k', limit)));
  expect(answers.filter(({ wait }) => wait === 0).length).toBe(5);
  expect(answers.find(({ wait }) => wait > 0)!.wait).toBeLessThanOrEqual(60);
  server.clock.advance(60_000);
  expect((await hit(server.services, 'k', limit)).wait).toBe(0);
});

test('a clock that is set back by hours locks nobody out for hours (RATE-01)', async () => {
  await using server = await createTestServer();
  const limit = { max: 1, seconds: 60 };
  await allow(server.services, 'k', limit);
  await expect(allow(server.services, 'k', limit)).rejects.toMatchObject({ status: 429 });
  server.clock.advance(-30_000);
  await expect(allow(server.services, 'k', limit)).rejects.toMatchObject({ status: 429 });
  server.clock.advance(-3_600_000);
  await allow(server.services, 'k', limit);
  await expect(allow(server.services, 'k', limit)).rejects.toMatchObject({ status: 429 });
});

test('pauses from the last allowed hit, and forgives (AUTHN-02)', async () => {
  await using server = await createTestServer();
  const limit = { max: 2, seconds: 100, pause: 500 };
  await allow(server.services, 'k', limit);
  server.clock.advance(90_000);
  await allow(server.services, 'k', limit);
  server.clock.advance(490_000);
  await expect(allow(server.services, 'k', limit)).rejects.toMatchObject({ status: 429 });
  await forgive(server.services, 'k');
  await allow(server.services, 'k', limit);
});

test('what went well is given back and leaves room for one more (AUTHN-02)', async () => {
  await using server = await createTestServer();
  const limit = { max: 2, seconds: 100 };
  for (let n = 0; n < 5; n++) {
    await allow(server.services, 'k', limit);
    await giveBack(server.services, 'k');
  }
  await allow(server.services, 'k', limit);
  await allow(server.services, 'k', limit);
  await expect(allow(server.services, 'k', limit)).rejects.toMatchObject({ status: 429 });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('takes %s for %s (RATE-01)', (ip, client) => expect(clientOf(ip)).toBe(client));
