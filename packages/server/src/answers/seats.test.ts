import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '../platform/config/config.ts';
import type { Services } from '../platform/services.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { heartbeat, sweep } from './recoverTurns.ts';
import { hubOf } from './hub.ts';
import { answerInstance, answerSeat } from './schema.ts';
import { Seats, type Place } from './seats.ts';

const DEAD = 12_000;
const patience = { timeout: 20_000 };

let server: TestServer;
beforeAll(async () => void (server = await createTestServer()));
afterAll(() => server.close());

/** Another process on the same database, with limits of its operator. */
async function processWith(limits: Partial<Config> = {}) {
  const id = randomUUID();
  const services: Services = { ...server.services, config: { ...server.services.config, ...limits } };
  await heartbeat(services, id, DEAD);
  return { id, seats: new Seats(services, id, DEAD) };
}

const clear = () => server.services.db.delete(answerSeat);
const leaveAll = (places: Place[]) => places.forEach(({ leave }) => leave());

/** Follows how many are ahead of a place; `in` is true once it has its seat. */
function follow(place: Place, signal = new AbortController().signal) {
  const seen: { ahead: number[]; in: boolean } = { ahead: [], in: place.wait === undefined };
  void (async () => {
    for await (const ahead of place.wait!(signal)) seen.ahead.push(ahead);
    seen.in = !signal.aborted;
  })();
  return seen;
}

it('has seats for 500 answers in all, three of an asker and fifty of an assistant, and takes each back once (RATE-03)', async () => {
  await clear();
  const { seats } = await processWith();
  const take = (asker: string, kbBotId: string) => seats.take({ asker, kbBotId });
  const full = { status: 429, details: { retryAfter: 5 } };
  const own: Place[] = [];
  for (let n = 0; n < 3; n++) own.push(await take('one', `a${n}`));
  await expect(take('one', 'another')).rejects.toMatchObject(full);
  await Promise.all(Array.from({ length: 50 }, (_, n) => take(`person ${n}`, 'popular')));
  await expect(take('somebody', 'popular')).rejects.toMatchObject(full);
  await Promise.all(Array.from({ length: 447 }, (_, n) => take(`guest ${n}`, `b${n % 40}`)));
  await expect(take('somebody', 'new')).rejects.toMatchObject(full);
  own[0]!.leave();
  own[0]!.leave();
  await take('somebody', 'new');
  await expect(take('somebody', 'newer')).rejects.toMatchObject(full);
});

it('gives no more seats than the limit to processes that ask at the same moment (RATE-03)', async () => {
  await clear();
  const limits = { ANSWERS_IN_ALL: 7, ANSWER_QUEUE: 0 };
  const both = [await processWith(limits), await processWith(limits)];
  const asked = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => both[n % 2]!.seats.take({ asker: `p${n}`, kbBotId: `b${n % 5}` }, true)),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
});

it('lets in whoever came first, wherever he waits, and tells how many are ahead (RATE-03)', async () => {
  await clear();
  const limits = { ANSWERS_PER_ASSISTANT: 1, ANSWER_QUEUE: 3 };
  const [here, there] = [await processWith(limits), await processWith(limits)];
  const take = (at: typeof here, asker: string) => at.seats.take({ asker, kbBotId: 'bot' }, true);
  const first = await take(here, 'a');
  expect(first.wait).toBeUndefined();
  const places = [await take(there, 'b'), await take(here, 'c'), await take(there, 'd')];
  await expect(take(here, 'e')).rejects.toMatchObject({ status: 429 });
  // Who asks another assistant waits for none of them.
  const other = await here.seats.take({ asker: 'e', kbBotId: 'free' }, true);
  expect(other.wait).toBeUndefined();
  const [b, c, d] = places.map((place) => follow(place));
  await expect.poll(() => [b, c, d].map((each) => each!.ahead), patience).toEqual([[0], [1], [2]]);
  // Whoever gives up makes the queue shorter; the others keep their order.
  places[1]!.leave();
  await expect.poll(() => d!.ahead, patience).toEqual([2, 1]);
  first.leave();
  await expect.poll(() => b!.in, patience).toBe(true);
  expect([c!.in, d!.in]).toEqual([false, false]);
  await expect.poll(() => d!.ahead, patience).toEqual([2, 1, 0]);
  places[0]!.leave();
  await expect.poll(() => d!.in, patience).toBe(true);
  leaveAll([...places, other]);
  await expect.poll(() => server.services.db.$count(answerSeat), patience).toBe(0);
});

it('counts who waits among the answers of an asker, and ends a wait that is aborted (RATE-03)', async () => {
  await clear();
  const { seats } = await processWith({ ANSWERS_IN_ALL: 1, ANSWERS_PER_ASKER: 2 });
  await seats.take({ asker: 'other', kbBotId: 'x' });
  const places = [await seats.take({ asker: 'one', kbBotId: 'x' }, true)];
  places.push(await seats.take({ asker: 'one', kbBotId: 'y' }, true));
  await expect(seats.take({ asker: 'one', kbBotId: 'z' })).rejects.toMatchObject({ status: 429 });
  for (const kbBotId of ['y', 'z']) places.push(await seats.take({ asker: 'one', kbBotId }, true));
  await expect(seats.take({ asker: 'one', kbBotId: 'z' }, true)).rejects.toMatchObject({ status: 429 });
  const gone = new AbortController();
  const seen = [];
  for await (const ahead of places[1]!.wait!(gone.signal)) {
    seen.push(ahead);
    gone.abort();
  }
  expect(seen).toEqual([1]);
  leaveAll(places);
});

it("who waits for answers of his own waits for one of them, and stands in nobody else's way (RATE-03)", async () => {
  await clear();
  const { seats } = await processWith({ ANSWERS_PER_ASSISTANT: 3, ANSWERS_PER_ASKER: 2 });
  const own = [await seats.take({ asker: 'one', kbBotId: 'x' }), await seats.take({ asker: 'one', kbBotId: 'x' })];
  const fourth = await seats.take({ asker: 'one', kbBotId: 'x' }, true);
  const waits = follow(fourth);
  const other = await seats.take({ asker: 'two', kbBotId: 'x' }, true);
  expect(other.wait).toBeUndefined();
  const behind = follow(await seats.take({ asker: 'three', kbBotId: 'x' }, true));
  await expect.poll(() => [waits.ahead, behind.ahead], patience).toEqual([[0], [0]]);
  other.leave();
  await expect.poll(() => behind.in, patience).toBe(true);
  expect(waits.in).toBe(false);
  own[0]!.leave();
  await expect.poll(() => waits.in, patience).toBe(true);
  leaveAll([own[1]!, fourth]);
});

it('what a process holds comes back when its heartbeat stays out, and what it does not know of is removed (RATE-03)', async () => {
  await clear();
  const limits = { ANSWERS_IN_ALL: 2, ANSWER_QUEUE: 1 };
  const [living, dying] = [await processWith(limits), await processWith(limits)];
  const own = await living.seats.take({ asker: 'a', kbBotId: 'x' });
  await dying.seats.take({ asker: 'b', kbBotId: 'x' });
  const waiting = await living.seats.take({ asker: 'c', kbBotId: 'x' }, true);
  const seen = follow(waiting);
  const { db } = server.services;
  await db.$client.query(`update answer_instance set seen_at = now() - interval '1 hour' where id = $1`, [dying.id]);
  await expect.poll(() => seen.in, patience).toBe(true);
  // The sweep of a living process takes the rows of the dead one away.
  const hub = hubOf(server.services);
  await heartbeat(server.services, hub.instanceId, DEAD);
  await db.delete(answerInstance);
  await heartbeat(server.services, living.id, DEAD);
  await sweep(server.services, hub);
  leaveAll([own, waiting]);
  await db.insert(answerSeat).values({ id: 'lost', instanceId: living.id, asker: 'a', kbBotId: 'x', holds: true });
  await living.seats.dropLost();
  await expect.poll(() => db.$count(answerSeat), patience).toBe(0);
});

it('seats.sql says what the migrations have made of its functions', async () => {
  const told = readFileSync(new URL('seats.sql', import.meta.url), 'utf8');
  const functions = [...told.matchAll(/^CREATE FUNCTION (\w+)\([^$]*\$\$([^$]*)\$\$/gmu)];
  const { rows } = await server.services.db.$client.query<{ proname: string; prosrc: string }>(
    `select proname, prosrc from pg_proc where proname like '%answer_seat%' order by proname`,
  );
  expect(rows.map(({ proname, prosrc }) => [proname, prosrc])).toEqual(
    functions.map(([, name, body]) => [name, body]).toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
  );
});
