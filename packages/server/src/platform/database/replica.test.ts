import { coins } from '@tinystar/contract';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { coinLedger } from '../../coins/schema.ts';
import { createTestServer, type Actor, type TestServer } from '../../testing/index.ts';
import { prepareJobs } from '../jobs/worker.ts';
import { createLog } from '../log/log.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { newId } from './columns.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openReplica, type WatchedReplica } from './replica.ts';

// A real replica, which streams from a real database.

let dir: string;
let [primary, copy] = [] as unknown as [Cluster, Cluster];
let db: Database;
let replica: WatchedReplica;
let server: TestServer;
let person: Actor;
let time = 0;

// What is committed is written out at once, as in a database that is not thrown away: the replica is measured by it.
const settings = ['wal_level=replica', 'max_wal_senders=4', 'hot_standby=on', 'synchronous_commit=on'];
const most = 5_000;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'tinystar-replica-'));
  chmodSync(dir, 0o711);
  const options = { say: () => undefined, volatile: true, settings };
  primary = await startCluster({ ...options, dir: join(dir, 'first') });
  db = openDatabase(primary.connection, 10, () => undefined);
  await migrate(db);
  await prepareJobs({ db, log: createLog('silent') });
  await startCopy();
  replica = openReplica(db, { connection: copy.connection, size: 4, most, log: createLog('silent') }, () => time);
  server = await createTestServer({
    database: { db, connection: primary.connection, drop: () => Promise.resolve() },
    services: { replica },
  });
  person = await server.actor();
});
afterAll(async () => {
  await server.close();
  await replica.close();
  await db.$client.end();
  await copy.stop();
  await primary.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** A copy of the files while it runs, which begins where the copy began. */
async function startCopy(): Promise<void> {
  const data = (name: string) => join(dir, name, 'postgres');
  const client = await db.$client.connect();
  await client.query("select pg_backup_start('copy', true)");
  execFileSync('mkdir', ['-p', join(dir, 'second')]);
  chmodSync(join(dir, 'second'), 0o711);
  execFileSync('cp', ['-a', data('first'), data('second')]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  client.release();
  const { host, user } = primary.connection;
  const files = {
    backup_label: rows[0]!.labelfile,
    'standby.signal': '',
    'postgresql.auto.conf': `primary_conninfo = 'host=${host} user=${user}'\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(data('second'), name), text);
  execFileSync('rm', ['-f', join(data('second'), 'postmaster.pid'), join(data('second'), 'postmaster.opts')]);
  execFileSync('chown', ['-R', `--reference=${data('first')}`, data('second')]);
  copy = await startCluster({ dir: join(dir, 'second'), say: () => undefined, volatile: true, settings });
}

const lagNow = async () => {
  await replica.look();
  return replica.lag();
};
const caughtUp = () => expect.poll(lagNow, { interval: 20 }).toBe(0);

const ledger = async () => {
  const answer = await person.call('POST', '/api/v1/me/tscWaterList/query/page', { page: 1, size: 20 });
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as { rows: unknown[] }).rows.length;
};

/** From now on nothing that is written arrives. */
async function pause(): Promise<void> {
  const { $client } = replica.db;
  await $client.query('select pg_wal_replay_pause()');
  const state = async () => (await $client.query('select pg_get_wal_replay_pause_state() as state')).rows;
  await expect.poll(state, { interval: 20 }).toEqual([{ state: 'paused' }]);
}

/** Says which of the two was asked for the ledger. */
async function askedFor(call: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const spies = Object.entries({ database: db, replica: replica.db }).map(([name, { $client }]) => {
    const query = $client.query.bind($client) as (...args: unknown[]) => unknown;
    return vi.spyOn($client, 'query').mockImplementation(((...args: unknown[]) => {
      if (JSON.stringify(args[0]).includes('coin_ledger')) asked.push(name);
      return query(...args);
    }) as never);
  });
  await call();
  for (const spy of spies) spy.mockRestore();
  return [...new Set(asked)];
}

/** Something that only the database knows, until the replica has followed. */
const write = () =>
  db.insert(coinLedger).values({
    id: newId(),
    key: newId(),
    ownerType: 'personal',
    ownerId: newId(),
    type: 'gift',
    delta: coins(1),
    balance: coins(1),
    line: 1,
    remark: '',
    createdAt: new Date(),
  });

test('lists are read from the replica once it has followed, and from the database while it is too far behind', async () => {
  await caughtUp();
  expect(await askedFor(ledger)).toEqual(['replica']);
  // Nothing is written for an hour: it is as far as the database is, so it is fresh.
  time += 3_600_000;
  await caughtUp();
  expect(await askedFor(ledger)).toEqual(['replica']);
  await pause();
  await write();
  time += most + 1;
  await expect.poll(lagNow, { interval: 20 }).toBeGreaterThan(most);
  expect(await askedFor(ledger)).toEqual(['database']);
  await replica.db.$client.query('select pg_wal_replay_resume()');
  await caughtUp();
  expect(await askedFor(ledger)).toEqual(['replica']);
});

test('what a person does is never written to, or read again from, the replica', async () => {
  await caughtUp();
  const checkIn = async () => expect((await person.call('POST', '/api/v1/me/checkIn', {})).status).toBe(200);
  expect(await askedFor(checkIn)).not.toContain('replica');
});

test('while the replica is away the database answers, and nobody notices', async () => {
  await caughtUp();
  await copy.stop();
  expect(await ledger()).toBeGreaterThan(0);
  expect(replica.isFresh()).toBe(false);
  await replica.look();
  expect(replica.isFresh()).toBe(false);
  copy = await startCluster({ dir: join(dir, 'second'), say: () => undefined, volatile: true, settings });
  await caughtUp();
  expect(await askedFor(ledger)).toEqual(['replica']);
});

test('another database than a replica of this one is not read', async () => {
  const wrong = openReplica(db, { connection: primary.connection, size: 1, most, log: createLog('silent') });
  await wrong.look();
  expect(wrong.isFresh()).toBe(false);
  await wrong.close();
});
