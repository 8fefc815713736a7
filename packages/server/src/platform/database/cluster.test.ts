import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { startCluster, type Cluster } from './cluster.ts';
import { openDatabase } from './database.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'tinystar-cluster-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

async function start(dir: string, said: string[] = []): Promise<Cluster> {
  const cluster = await startCluster({
    dir,
    say: (text) => said.push(text),
    staging: join(dir, '..', 'tinystar-staging'),
  });
  onTestFinished(() => cluster.stop());
  return cluster;
}

async function query<T>(cluster: Cluster, text: string): Promise<T[]> {
  const db = openDatabase(cluster.connection, 1, () => undefined);
  const { rows } = await db.$client.query(text);
  await db.$client.end();
  return rows as T[];
}

test('starts PostgreSQL 18 without a TCP port, durable, in UTF-8 (REC-02)', async () => {
  const cluster = await start(folder());
  const [row] = await query<Record<string, string>>(
    cluster,
    `select current_setting('server_version') as version, current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp,
     (select datcollate from pg_database where datname = 'postgres') as collation`,
  );
  expect(row).toMatchObject({ fsync: 'on', tcp: '', collation: 'C.UTF-8' });
  expect(row!.version).toMatch(/^18\./);
});

test('adopts a living database and lets a killed one recover, with every row (REC-02)', async () => {
  const dir = folder();
  const first = await start(dir);
  await query(first, 'create table kept (n int)');
  await query(first, 'insert into kept select generate_series(1, 1000)');
  const adopted = await start(dir);
  expect([adopted.adopted, adopted.pid]).toEqual([true, first.pid]);
  process.kill(first.pid, 'SIGKILL');
  const recovered = await start(dir);
  expect(recovered.adopted).toBe(false);
  expect(await query(recovered, 'select count(*)::int as count from kept')).toEqual([{ count: 1000 }]);
});

test('waits for processes of a killed one that hold its memory a while longer (REC-02)', async () => {
  const dir = folder();
  const first = await start(dir);
  const db = openDatabase(first.connection, 1, () => undefined);
  onTestFinished(() => db.$client.end());
  db.$client.on('error', () => undefined);
  const { rows } = await db.$client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { pid } = rows[0]!;
  // Stopped, it does not notice that its parent is gone.
  process.kill(pid, 'SIGSTOP');
  process.kill(first.pid, 'SIGKILL');
  setTimeout(() => process.kill(pid, 'SIGCONT'), 1_500);
  const recovered = await start(dir);
  expect(await query(recovered, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('starts a database again that died under it (REC-07)', async () => {
  const said: string[] = [];
  const cluster = await start(folder(), said);
  cluster.supervise();
  process.kill(cluster.pid, 'SIGKILL');
  const answer = () => query(cluster, 'select 1 as one').catch(() => undefined);
  await expect.poll(answer, { timeout: 60_000 }).toEqual([{ one: 1 }]);
  expect(said.join()).toContain('is gone; starting it again');
});

test('puts the socket elsewhere when the path is too long for one', async () => {
  const outer = folder();
  chmodSync(outer, 0o711);
  const dir = join(outer, 'a'.repeat(60), 'b'.repeat(60));
  mkdirSync(dir, { recursive: true });
  const cluster = await start(dir);
  expect(cluster.connection.host.length).toBeLessThan(60);
  expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.runIf(process.getuid?.() === 0)('as root, moves the data to where PostgreSQL may enter, and says so', async () => {
  const outer = folder();
  chmodSync(outer, 0o711);
  const dir = join(outer, 'private', 'data');
  mkdirSync(dir, { recursive: true });
  chmodSync(join(outer, 'private'), 0o700);
  const said: string[] = [];
  const cluster = await startCluster({ dir, say: (text) => said.push(text), staging: join(outer, 'staging') });
  onTestFinished(() => cluster.stop());
  expect(said.join()).toContain(join(outer, 'staging'));
  expect(existsSync(join(dir, 'postgres'))).toBe(false);
  expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
});
