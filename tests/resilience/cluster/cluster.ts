import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '../../../packages/server/src/platform/database/cluster.ts';
import { newId } from '../../../packages/server/src/platform/database/columns.ts';
import { openDatabase, type Database } from '../../../packages/server/src/platform/database/database.ts';
import { freePort } from '../../../packages/server/src/testing/freePort.ts';
import { isPortTaken, lastLines } from '../../e2e/server.ts';
import { printerPath } from '../../chromium.ts';
import { startFakeModel, type FakeModel } from '../../fakes/model.ts';
import { startFakeS3, type FakeS3 } from '../../fakes/s3.ts';
import { startProxy } from './proxy.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** One process of the product. */
export interface Member {
  /** `api0`, `worker1`; also the name of its connections to the database. */
  name: string;
  role: 'api' | 'worker';
  /** Past the proxy, once it has started; of no use for a worker. */
  readonly url: string;
  /** Everything it printed so far. */
  output(): string;
  /** Starts it and waits until it serves. */
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** The product as many processes: two serve calls, two do jobs, on one database and one object store. */
export interface ManyProcesses {
  /** The proxy's: every call goes to the next process. */
  url: string;
  members: readonly Member[];
  db: Database;
  secret: string;
  model: FakeModel;
  store: FakeS3;
  close(): Promise<void>;
}

/** Starts everything at once, as a deployment does: the first one migrates the empty database, the others wait. */
export async function openManyProcesses(settings: Record<string, string> = {}): Promise<ManyProcesses> {
  // Ends what has begun, also when a later step fails.
  await using begun = new AsyncDisposableStack();
  const dir = mkdtempSync(path.join(tmpdir(), 'tinystar-many-'));
  begun.defer(() => rmSync(dir, { recursive: true, force: true }));
  chmodSync(dir, 0o711);
  const model = await startFakeModel();
  begun.defer(() => model.close());
  const store = await startFakeS3();
  begun.defer(() => store.close());
  // It stands for the external database: the processes of the product know its address only.
  const cluster = await startCluster({ dir: path.join(dir, 'db'), say: () => undefined, volatile: true });
  begun.defer(() => cluster.stop());
  const { host, user, database } = cluster.connection;
  const db = openDatabase(cluster.connection, 6, () => undefined);
  begun.defer(() => db.$client.end());
  const secret = newId() + newId();
  const member = (role: Member['role'], at: number): Member => {
    const name = `${role}${at}`;
    const process_ = started({
      DATABASE_URL: `postgres:///${database}?host=${encodeURIComponent(host)}&user=${user}&application_name=${name}`,
      DATA_DIR: path.join(dir, name),
      ROLE: role,
      SECRET_KEY: secret,
      TRUSTED_PROXIES: '127.0.0.1',
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'fake',
      DEPLOYMENT: 'test',
      DEMO: 'off',
      ...store.environment,
      ...settings,
    });
    begun.defer(() => process_.stop('SIGKILL'));
    return Object.assign(process_, { name, role });
  };
  const members = [member('api', 0), member('api', 1), member('worker', 0), member('worker', 1)];
  await Promise.all(members.map((each) => each.start()));
  const apis = members.filter(({ role }) => role === 'api');
  const proxy = await startProxy(apis.map(({ url }) => Number(new URL(url).port)));
  begun.defer(() => proxy.close());
  const ended = begun.move();
  return { url: proxy.url, members, db, secret, model, store, close: () => ended.disposeAsync() };
}

/** A process that can be started again after it has ended, on the port of its first start. */
function started(environment: Record<string, string>): Pick<Member, 'url' | 'output' | 'start' | 'stop'> {
  let text = '';
  let port: number | undefined;
  let child: ChildProcess | undefined;
  let exit: Promise<unknown> = Promise.resolve();
  const lives = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const startOn = async (own: number) => {
    const from = text.length;
    child = spawn(process.execPath, ['packages/server/src/main.ts'], {
      cwd: root,
      env: { ...process.env, CHROMIUM: printerPath(), NODE_ENV: 'test', ...environment, PORT: String(own) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    exit = once(child, 'exit');
    const closed = once(child, 'close');
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (text += String(piece)));
    const until = Date.now() + 90_000;
    while (!/"msg":"ready"/.test(text.slice(from))) {
      if (!lives()) {
        await closed;
        throw new Error(`a process ended at its start:\n${lastLines(text.slice(from))}`);
      }
      if (Date.now() > until) throw new Error(`a process is not ready:\n${lastLines(text.slice(from))}`);
      await sleep(50);
    }
  };
  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    output: () => text,
    async start() {
      for (let tries = 3; port === undefined; tries--) {
        const own = await freePort();
        try {
          await startOn(own);
          port = own;
          return;
        } catch (error) {
          // Somebody else took it first.
          if (tries === 1 || !isPortTaken(String(error))) throw error;
        }
      }
      await startOn(port);
    },
    async stop(signal = 'SIGTERM') {
      if (lives()) child!.kill(signal);
      await exit;
    },
  };
}
