import { coins, errorCodes, priceLists, type PriceList } from '@tinystar/contract';
import { lt } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import type { Owner } from '../platform/http/caller.ts';
import { createTestServer } from '../testing/index.ts';
import { openReservations, releaseAnswer, reserveForAnswer, settleAnswer } from './answers.ts';
import { charge } from './charge.ts';
import { ledgerPage, unbalanced } from './ledger.ts';
import { balanceOf, moveCoins } from './move.ts';
import { coinAccount, coinLedger } from './schema.ts';

test('of 50 answers at once with coins for one, one is paid and the others get 20013 [COIN-02] [ERR-06]', async () => {
  await using server = await createTestServer();
  const { db } = server.services;
  const purse: Owner = { type: 'personal', id: (await server.actor({ coins: 1 })).userId };
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => reserveForAnswer(db, purse, newId())));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBe(49);
  expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set([errorCodes.coinsInsufficient]));
  expect(await balanceOf(db, purse)).toBe(0);
  expect(await unbalanced(db)).toEqual([]);
});

test('an answer is paid once however often it is asked, settled or released once, and settling wins [COIN-02]', async () => {
  await using server = await createTestServer();
  const { db } = server.services;
  const purse: Owner = { type: 'personal', id: (await server.actor({ coins: 10 })).userId };
  const [kept, returned] = [newId(), newId()];
  await Promise.all(Array.from({ length: 20 }, () => reserveForAnswer(db, purse, kept)));
  await reserveForAnswer(db, purse, returned);
  expect(await balanceOf(db, purse)).toBe(8);
  expect((await openReservations(db)).toSorted()).toEqual([kept, returned].toSorted());
  await settleAnswer(db, kept);
  await releaseAnswer(db, kept);
  await Promise.all(Array.from({ length: 20 }, () => releaseAnswer(db, returned)));
  await settleAnswer(db, returned);
  expect(await balanceOf(db, purse)).toBe(9);
  expect(await openReservations(db)).toEqual([]);
  expect(await unbalanced(db)).toEqual([]);
});

test('a reservation vanishes with the transaction that made it [COIN-02]', async () => {
  await using server = await createTestServer();
  const { db } = server.services;
  const purse: Owner = { type: 'personal', id: (await server.actor({ coins: 3 })).userId };
  const rolledBack = db.transaction(async (tx) => {
    await reserveForAnswer(tx, purse, newId());
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await balanceOf(db, purse)).toBe(3);
});

test('the ledger can only grow, and a wrong balance is found [COIN-16]', async () => {
  await using server = await createTestServer();
  const { db } = server.services;
  const { userId } = await server.actor();
  await expect(db.update(coinLedger).set({ delta: coins(5) })).rejects.toThrow();
  await expect(db.delete(coinLedger)).rejects.toThrow();
  await db.$client.query('update coin_account set balance = balance + 1');
  expect(await unbalanced(db)).toEqual([{ ownerType: 'personal', ownerId: userId, missing: 1 }]);
  await expect(db.$client.query('update coin_account set balance = -1')).rejects.toThrow();
});

test('checks in once per day of Shanghai, also when asked 50 times at once [ACCT-17] [COIN-18]', async () => {
  await using server = await createTestServer();
  // Ten minutes before midnight in Shanghai.
  server.clock.set(new Date('2026-11-21T15:50:00.000Z'));
  const person = await server.actor({ coins: 5 });
  const checkIn = () => person.call('POST', '/api/v1/me/checkIn', {});
  const answers = await Promise.all(Array.from({ length: 50 }, checkIn));
  expect(answers.filter(({ status }) => status === 200).map(({ json }) => json)).toEqual([{ count: 6 }]);
  server.clock.set(new Date('2026-11-21T16:00:01.000Z'));
  expect((await checkIn()).json).toEqual({ count: 7 });
});

test('shows balance and ledger of oneself and of the enterprise, never of others [COIN-01] [COIN-16]', async () => {
  await using server = await createTestServer();
  const [person, other, owner] = [await server.actor(), await server.actor(), await server.member('owner')];
  const balance = (userId: string) => person.call('GET', `/api/v1/me/query/tscBalance?userId=${userId}`);
  expect((await balance(person.userId)).json).toEqual({ count: 100 });
  expect((await balance(other.userId)).status).toBe(404);
  expect((await owner.call('GET', '/api/v1/tenant/query/tscBalance')).json).toEqual({ count: 1000 });
  expect((await person.call('GET', '/api/v1/tenant/query/tscBalance')).status).toBe(403);
  const page = await person.call('POST', '/api/v1/me/tscWaterList/query/page', {});
  expect(page.json).toMatchObject({ count: 1, rows: [{ type: 'start', delta: 100, balance: 100 }] });
});

test('an old answer keeps the price it was shown when another list of prices counts by now [COIN-02] [COIN-16]', async () => {
  await using server = await createTestServer();
  const { db, now } = server.services;
  const { userId } = await server.actor({ coins: 20 });
  const purse: Owner = { type: 'personal', id: userId };
  const [old, failed, fresh] = [newId(), newId(), newId()];
  await reserveForAnswer(db, purse, old, now());
  await reserveForAnswer(db, purse, failed, now());
  const dearer: PriceList = { ...priceLists[0], version: 2, answer: coins(3) };
  await reserveForAnswer(db, purse, fresh, now(), dearer);
  expect(await balanceOf(db, purse)).toBe(15);
  await settleAnswer(db, old);
  await releaseAnswer(db, failed);
  await releaseAnswer(db, fresh);
  expect(await balanceOf(db, purse)).toBe(19);
  const { rows } = await ledgerPage(db, purse, 1, 10);
  expect(rows.map(({ delta, priceVersion }) => [delta, priceVersion])).toEqual([
    [3, 2],
    [1, 1],
    [-3, 2],
    [-1, 1],
    [-1, 1],
    [20, undefined],
  ]);
  expect(await unbalanced(db)).toEqual([]);
});

test('at every instant that a reader sees, balances are the sums of their ledgers, whatever is done at once [COIN-16]', async () => {
  await using server = await createTestServer();
  const { db } = server.services;
  const purses = await Promise.all(
    Array.from({ length: 4 }, async (): Promise<Owner> => ({
      type: 'personal',
      id: (await server.actor({ coins: 6 })).userId,
    })),
  );
  const seed = Number(process.env.SEED ?? 20_261_125);
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
  const open: string[] = [];
  const refusal = (error: unknown) => expect(error).toMatchObject({ code: errorCodes.coinsInsufficient });
  const acts = [
    async (purse: Owner) => {
      const id = newId();
      await reserveForAnswer(db, purse, id);
      open.push(id);
    },
    (_purse: Owner, id: string) => settleAnswer(db, id),
    (_purse: Owner, id: string) => releaseAnswer(db, id),
    (purse: Owner) => charge(db, purse, { of: 'suggestion', ticketId: newId(), id: newId() }, new Date()),
    (purse: Owner, id: string) =>
      moveCoins(db, { owner: purse, delta: coins(2), key: `gift:${id}`, type: 'gift', remark: '', now: new Date() }),
  ];
  let looking = true;
  const seen: number[] = [];
  const reader = (async () => {
    while (looking) seen.push((await unbalanced(db)).length);
  })();
  const worker = async () => {
    for (let step = 0; step < 60; step++) {
      const id = open[random(Math.max(1, open.length))] ?? 'none';
      await Promise.resolve(acts[random(acts.length)]!(purses[random(4)]!, id)).catch(refusal);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  looking = false;
  await reader;
  expect(seen.length, `seed ${seed}`).toBeGreaterThan(0);
  expect(new Set(seen), `seed ${seed}`).toEqual(new Set([0]));
  for (const id of open) await releaseAnswer(db, id);
  expect(await openReservations(db)).toEqual([]);
  expect(await db.$count(coinAccount, lt(coinAccount.balance, coins(0)))).toBe(0);
});

test('a late page of a long ledger is found by its line numbers, without reading what comes before it [COIN-16]', async () => {
  await using server = await createTestServer();
  const { db } = server.services;
  const { userId } = await server.actor({ coins: 0 });
  const lines = 60_000;
  await db.$client.query(
    `insert into coin_ledger (id, key, owner_type, owner_id, type, delta, balance, line, created_at)
     select md5($1 || n), $1 || n, 'personal', $1, 'checkIn', 1, n, n, now() - n * interval '1 second'
     from generate_series(2, ${lines}) as n`,
    [userId],
  );
  await db.$client.query(
    `update coin_account set lines = ${lines}, balance = balance + ${lines - 1} where owner_id = $1`,
    [userId],
  );
  await db.$client.query('analyze coin_ledger');
  const owner: Owner = { type: 'personal', id: userId };
  const page = await ledgerPage(db, owner, 3_000, 10);
  expect(page.count).toBe(lines);
  expect(page.rows.map((row) => row.balance)).toEqual(Array.from({ length: 10 }, (_, at) => 30_010 - at));
  const plan = await db.$client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers) select * from coin_ledger
     where owner_type = 'personal' and owner_id = $1 and line between 30001 and 30010 order by line desc`,
    [userId],
  );
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('coin_ledger_line');
  expect(text).not.toContain('Seq Scan');
});

test('what came or went in a time is found in a long ledger by the lines of its days, however late the page [COIN-16]', async () => {
  await using server = await createTestServer();
  const { db } = server.services;
  const { userId } = await server.actor({ coins: 0 });
  const owner: Owner = { type: 'personal', id: userId };
  await db.$client.query('delete from coin_day');
  const first = Date.UTC(2026, 0, 31, 16);
  const minute = 60_000;
  // A line every ten minutes from 1 February on, in Shanghai; each tenth of them came.
  await db.$client.query(
    `insert into coin_ledger (id, key, owner_type, owner_id, type, delta, balance, line, created_at)
     select md5($1 || n), $1 || n, 'personal', $1, 'checkIn', case n % 10 when 0 then 9 else -1 end, n, n,
       $2::timestamptz + n * interval '10 minutes' from generate_series(2, 20000) n`,
    [userId, new Date(first).toISOString()],
  );
  await db.$client.query('analyze coin_ledger');
  const numbers = Array.from({ length: 19_999 }, (_, at) => at + 2).toReversed();
  const at = (n: number) => first + n * 10 * minute;
  const came = (n: number) => n % 10 === 0;
  for (const [filter, wanted] of [
    [{ direction: 'in' }, came],
    [{ direction: 'out' }, (n: number) => !came(n)],
    [{ from: at(1_440), until: at(2_880) }, (n: number) => n >= 1_440 && n < 2_880],
    [{ from: at(1_500) + 1, until: at(18_000) + 1 }, (n: number) => n > 1_500 && n <= 18_000],
    [{ direction: 'in', from: at(1_500), until: at(1_510) }, (n: number) => n === 1_500],
    [{ direction: 'out', from: at(14_005) }, (n: number) => n >= 14_005 && !came(n)],
    [{ from: 8.64e15 }, () => false],
    [{ direction: 'in', until: 8.64e15 }, came],
  ] as const) {
    const all = numbers.filter((n) => wanted(n));
    for (const page of [1, 2, 15, 120, 1_700]) {
      const found = await ledgerPage(db, owner, page, 10, filter);
      expect(found.count).toBe(all.length);
      expect(found.rows.map((row) => row.balance)).toEqual(all.slice((page - 1) * 10, page * 10));
    }
  }
  const query = vi.spyOn(db.$client, 'query');
  for (const filter of [{ direction: 'in' }, { direction: 'out' }, { from: at(1_440) }] as const) {
    query.mockClear();
    await ledgerPage(db, owner, 100, 10, filter);
    for (const [{ text }, values] of [...query.mock.calls] as unknown as [{ text: string }, unknown[]][]) {
      const { rows } = await db.$client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values);
      const read = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(read).not.toContain('Seq Scan on coin_ledger');
      expect(Number(/Buffers: shared hit=(\d+)/.exec(read)?.[1])).toBeLessThan(400);
    }
  }
});
