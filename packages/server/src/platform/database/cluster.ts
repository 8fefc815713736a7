import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresBinaries } from './binaries.ts';
import { checkRoom, neededAtFirst, neededLater, noRoom, saysNoRoom } from './room.ts';
import { alive, dropForeignPidFiles, postmaster, socketName } from './postmaster.ts';
import { unprivileged, type Reach } from './unprivileged.ts';

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** Connection settings of its administrator; there is no TCP port. */
  connection: { host: string; user: string; database: string };
  pid: number;
  /** True when PostgreSQL was already running, left behind by a server that was killed. */
  adopted: boolean;
  /** Starts PostgreSQL again whenever it ends unexpectedly, until `stop` is called. */
  supervise(): void;
  /** Ends it when its connections are closed, after two seconds in any case; resolves when the process is gone. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** DATA_DIR: the cluster lives in `postgres` below it. */
  dir: string;
  say: (text: string) => void;
  /** Skip fsync: for throw-away test clusters only. */
  volatile?: boolean;
  /** Settings of PostgreSQL instead of the product's own, `name=value`. */
  settings?: readonly string[];
  /** Where binaries and data go when PostgreSQL's account cannot enter `dir`. */
  staging?: string;
}

const user = 'tinystar';
/** Starts the embedded PostgreSQL of a data directory, adopts a living one, or lets a dead one recover. */
export async function startCluster({
  dir,
  say,
  volatile = false,
  settings = [],
  staging: stagingRoot = '/var/lib/tinystar',
}: ClusterOptions): Promise<Cluster> {
  const reach = unprivileged();
  mkdirSync(dir, { recursive: true, mode: 0o711 });
  const bin = postgresBinaries(reach, () => openFolder(stagingRoot), say);
  const home = homeFor(dir, stagingRoot, reach);
  if (reach.name)
    say(`PostgreSQL refuses root, so it runs as ${reach.name}, with its data in ${join(home, 'postgres')}`);
  const data = join(home, 'postgres');
  const sockets = socketFolder(data, reach);
  const connection = { host: sockets, user, database: 'postgres' };
  const given = [...(volatile ? careless : []), ...settings];

  const care = (first: number) => {
    let pid = first;
    let timer: NodeJS.Timeout | undefined;
    const look = () => {
      if (!alive(pid)) {
        say(`PostgreSQL with pid ${pid} is gone; starting it again`);
        dropForeignPidFiles(data, sockets);
        pid = launch(bin, data, sockets, reach, given);
      }
      timer = setTimeout(look, 1_000).unref();
    };
    return {
      supervise: look,
      stop: () => {
        clearTimeout(timer);
        return stop(pid, data);
      },
    };
  };

  if (!existsSync(data)) initialise(bin, data, reach, volatile);
  const running = postmaster(data);
  // Two of them cannot run on one folder, so this waits until the running one has ended.
  if (running && (await answers(connection, 60_000, () => alive(running)))) {
    say(`adopted the PostgreSQL with pid ${running}, left running by an earlier server`);
    return { connection, pid: running, adopted: true, ...care(running) };
  }
  dropForeignPidFiles(data, sockets);
  // A killed PostgreSQL leaves its pid file, and for a while child processes that still hold its shared memory.
  const orphansUntil = performance.now() + (existsSync(join(data, 'postmaster.pid')) ? 15_000 : 0);
  for (;;) {
    const pid = launch(bin, data, sockets, reach, given);
    if (await answers(connection, 60_000, () => postmaster(data) !== undefined || alive(pid))) {
      return { connection, pid, adopted: false, ...care(pid) };
    }
    if (performance.now() > orphansUntil) {
      checkRoom(home, neededLater);
      throw new Error(`PostgreSQL did not start; the reason is at the end of ${join(data, 'server.log')}`);
    }
    await sleep(200);
  }
}

// Written beside its final place and renamed: a start killed in the middle leaves no half-made cluster.
function initialise(bin: string, data: string, reach: Reach, volatile: boolean): void {
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  checkRoom(dirname(data), neededAtFirst);
  mkdirSync(draft, { mode: 0o700 });
  own(draft, reach);
  const args = ['-D', draft, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--lc-messages=C'];
  const made = spawnSync(join(bin, 'initdb'), volatile ? [...args, '--no-sync'] : args, {
    ...reach.as,
    cwd: '/',
    encoding: 'utf8',
  });
  if (made.status !== 0 && saysNoRoom(made.stderr)) {
    rmSync(draft, { recursive: true, force: true });
    throw noRoom(dirname(data), neededAtFirst);
  }
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message || 'unknown reason'}`);
  renameSync(draft, data);
}

/**
 * A product at rest fits a small machine: little memory of its own, and no processes for what the product does not use.
 */
const small = [
  'shared_buffers=48MB',
  'wal_buffers=1MB',
  'huge_pages=off',
  'jit=off',
  'io_method=sync',
  'max_worker_processes=0',
  'max_logical_replication_workers=0',
  'max_parallel_workers_per_gather=0',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum_worker_slots=2',
  'autovacuum_max_workers=2',
];

/** For throw-away clusters. */
const careless = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

function launch(bin: string, data: string, sockets: string, reach: Reach, given: readonly string[]): number {
  const settings = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'max_connections=200',
    ...small,
    'timezone=UTC',
    'log_min_messages=warning',
    'log_min_error_statement=panic',
    'log_parameter_max_length_on_error=0',
    ...given,
  ];
  const log = openSync(join(data, 'server.log'), 'a', 0o600);
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', sockets, ...settings.flatMap((setting) => ['-c', setting])],
    { ...reach.as, cwd: '/', stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  child.on('error', () => undefined);
  child.unref();
  if (child.pid === undefined) throw new Error('PostgreSQL could not be started');
  return child.pid;
}

async function answers(connection: Cluster['connection'], patience: number, worthIt = () => true): Promise<boolean> {
  const end = performance.now() + patience;
  for (let tries = 0; performance.now() < end; tries++) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      if (tries > 5 && !worthIt()) return false;
    } finally {
      await client.end().catch(() => undefined);
    }
    await sleep(30);
  }
  return false;
}

// First a "smart" shutdown, which lets connections close; after two seconds a "fast" one; after twelve it is killed.
async function stop(pid: number, data: string): Promise<void> {
  const steps: Record<number, NodeJS.Signals> = { 0: 'SIGTERM', 2_000: 'SIGINT', 12_000: 'SIGQUIT' };
  for (let waited = 0; alive(pid); waited += 20) {
    const signal = steps[waited];
    if (signal) send(pid, signal);
    await sleep(20);
    if (waited > 15_000) throw new Error(`PostgreSQL with pid ${pid} in ${data} does not stop`);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // The process ended after it was found and before the signal was sent.
    if (alive(pid)) throw error;
  }
}

// A unix socket's path has at most 107 bytes.
function socketFolder(data: string, reach: Reach): string {
  if (Buffer.byteLength(join(data, socketName)) <= 107) return data;
  const folder = join(tmpdir(), `tinystar-${digest(data)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  own(folder, reach);
  return folder;
}

// The rights of DATA_DIR are changed so that the account can enter it. Those of its parent folders are left alone: if
// one of them is closed to the account, the data is kept in another place.
function homeFor(dir: string, stagingRoot: string, reach: Reach): string {
  const staged = join(stagingRoot, digest(dir));
  if (!existsSync(join(staged, 'postgres'))) {
    const { mode } = statSync(dir);
    if (reach.canEnter(dir)) return dir;
    chmodSync(dir, mode | 0o011);
    if (reach.canEnter(dir)) return dir;
    chmodSync(dir, mode);
  }
  openFolder(stagingRoot);
  return openFolder(staged);
}

// Creates a folder that other accounts may enter but not list.
function openFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o711);
  return path;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

function own(path: string, { as }: Reach): void {
  if (as.uid !== undefined && as.gid !== undefined) chownSync(path, as.uid, as.gid);
  chmodSync(path, 0o700);
}
