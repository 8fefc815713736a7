import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Document } from '@tinystar/contract';
import { expect, it } from 'vitest';
import { startCluster, type Cluster } from '../platform/database/cluster.ts';
import { postmaster } from '../platform/database/postmaster.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { childServer, type ChildServer } from './testing/childServer.ts';
import { longPdf } from './testing/pdf.ts';

/** An assistant with one long document that is being read, on a server with these settings. */
async function reading(server: ChildServer) {
  await server.start();
  const headers = await server.logIn('13700000007');
  const json = { ...headers, 'content-type': 'application/json' };
  const post = async <T>(path: string, body: object) =>
    (await (await fetch(server.url + path, { method: 'POST', headers: json, body: JSON.stringify(body) })).json()) as T;
  const { id: kbBotId } = await post<{ id: string }>('/api/v1/personalKbBot', { name: '断线测试' });
  const body = new FormData();
  body.append('document', new Blob([new Uint8Array(await longPdf(300))]), 'long.pdf');
  await fetch(`${server.url}/api/v1/personalKbBotFile?kbBotId=${kbBotId}`, { method: 'POST', headers, body });
  const status = async () =>
    (await post<{ rows: Document[] }>('/api/v1/kbBotFile/query/list', { id: kbBotId, size: 10 })).rows?.[0]?.status;
  await expect.poll(status, { interval: 50 }).toBe('cooking');
  return { status };
}

const readiness = async (server: ChildServer) =>
  (await fetch(`${server.url}/api/health/ready`).catch(() => undefined))?.status;

const untilReady = (server: ChildServer) => expect.poll(() => readiness(server), { timeout: 60_000 }).toBe(200);

it('documents of a killed process go on within a minute when the database is an external one (REC-03)', async () => {
  const database = await testDatabase(2);
  const { host, user, database: name } = database.connection;
  const url = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host!)}`;
  await using server = childServer({ DATABASE_URL: url });
  const { status } = await reading(server);
  await server.kill();
  await server.start();
  await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe('trained');
  await database.drop();
}, 120_000);

it('a server outlives an external database that stops while a document is read, and goes on when it is back (REC-05)', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'tinystar-outage-'));
  chmodSync(dir, 0o711);
  // Not a volatile one: that loses what was stored just before it is killed, as no real database may.
  const start = () => startCluster({ dir, say: () => undefined });
  let cluster: Cluster = await start();
  try {
    const url = `postgres://${cluster.connection.user}@localhost/postgres?host=${encodeURIComponent(cluster.connection.host)}`;
    await using server = childServer({ DATABASE_URL: url });
    const { status } = await reading(server);
    process.kill(cluster.pid, 'SIGQUIT');
    await expect.poll(() => readiness(server)).toBe(503);
    // Longer than any single try to reach the database, so that one which is not caught would have ended the server.
    await sleep(8_000);
    expect(server.running()).toBe(true);
    cluster = await start();
    await untilReady(server);
    await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe('trained');
  } finally {
    await cluster.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}, 180_000);

it('a server outlives the death of its own database while a document is read (REC-05) (REC-07)', async () => {
  await using server = childServer();
  const { status } = await reading(server);
  const folder = join(server.dataDir, 'postgres');
  const killed = postmaster(folder)!;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => postmaster(folder) ?? killed).not.toBe(killed);
  expect(server.running()).toBe(true);
  await untilReady(server);
  await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe('trained');
}, 180_000);
