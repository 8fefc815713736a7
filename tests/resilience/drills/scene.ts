import { coins } from '@tinystar/contract';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount } from '../../../packages/server/src/account/createAccount.ts';
import { seedAssistant } from '../../../packages/server/src/answers/testing/seedAssistant.ts';
import { unbalanced } from '../../../packages/server/src/coins/ledger.ts';
import { session } from '../../../packages/server/src/identity/schema.ts';
import { hashToken, newToken } from '../../../packages/server/src/identity/token.ts';
import { startCluster, type Cluster } from '../../../packages/server/src/platform/database/cluster.ts';
import { newId } from '../../../packages/server/src/platform/database/columns.ts';
import { openDatabase, type Database } from '../../../packages/server/src/platform/database/database.ts';
import { createLog } from '../../../packages/server/src/platform/log/log.ts';
import type { Services } from '../../../packages/server/src/platform/services.ts';
import { startFakeModel, type FakeModel } from '../../fakes/model.ts';
import { openLine, type Line } from './line.ts';
import { startServer, type RunningServer } from '../../e2e/server.ts';

export interface Person {
  userId: string;
  headers: Record<string, string>;
  /** An assistant of his own, for documents. */
  kbBotId: string;
}

/** What is wrong in the database when nothing is under way any more; all zero in a healthy one. */
export interface Audit {
  unbalanced: number;
  wrongCharges: number;
  openTurns: number;
  openReservations: number;
  openFiles: number;
}

/** Where people work: the product behind an address, with what its database says of it. */
export interface Site {
  url: string;
  people: Person[];
  /** Costs its asker a coin for every answer. */
  presetId: string;
  /** A connection of its own; opened anew after the database has been away. */
  db: Database;
  audit(): Promise<Audit>;
}

/** A real server on a database of its own that can be stopped apart from it, with people and a model. */
export interface Scene extends Site {
  dir: string;
  model: FakeModel;
  readonly server: RunningServer;
  readonly cluster: Cluster;
  /** What the server's own connections to the database go through. */
  line: Line;
  startServer(): Promise<void>;
  startCluster(): Promise<void>;
  close(): Promise<void>;
}

const open = new Set<Scene>();

/** Ends what is left of a run that is broken off. */
export const closeScenes = (): Promise<unknown> => Promise.all([...open].map((scene) => scene.close()));

/** @param settings Environment of the server on top of database, model and port. */
export async function openScene(count: number, settings: (dir: string) => Record<string, string> = () => ({})) {
  // Ends what has begun, also when a later step fails.
  await using begun = new AsyncDisposableStack();
  const dir = mkdtempSync(path.join(tmpdir(), 'tinystar-drill-'));
  begun.defer(() => rmSync(dir, { recursive: true, force: true }));
  chmodSync(dir, 0o711);
  const model = await startFakeModel();
  begun.defer(() => model.close());
  model.play({ script: 'slow', pieces: Array.from({ length: 20 }, (_, at) => `第${at + 1}句。`), delay: 20 });
  const launch = () => startCluster({ dir: path.join(dir, 'db'), say: () => undefined });
  let cluster = await launch();
  begun.defer(() => cluster.stop());
  const { host, user, database } = cluster.connection;
  const line = await openLine(dir, host);
  begun.defer(() => line.close());
  const environment = {
    DATABASE_URL: `postgres:///${database}?host=${encodeURIComponent(dir)}&user=${user}`,
    DATA_DIR: path.join(dir, 'data'),
    SECRET_KEY: newId() + newId(),
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'fake',
    LOG_LEVEL: 'warn',
    ...settings(dir),
  };
  const db = openDatabase(cluster.connection, 4, () => undefined);
  begun.defer(() => db.$client.end());
  let server = await startServer(environment);
  begun.defer(() => server.stop('SIGKILL'));
  const scene: Scene = {
    dir,
    url: server.url,
    people: [],
    presetId: '',
    model,
    db,
    get server() {
      return server;
    },
    get cluster() {
      return cluster;
    },
    line,
    async startServer() {
      server = await startServer(server.environment);
    },
    async startCluster() {
      cluster = await launch();
    },
    audit: () => auditOf(db),
    close: () => {
      open.delete(scene);
      return ended.disposeAsync();
    },
  };
  Object.assign(scene, await settle(db, count));
  const ended = begun.move();
  open.add(scene);
  return scene;
}

/** Gives a product so many people with an assistant each, and the preset that all of them ask. */
export async function settle(db: Database, count: number): Promise<Pick<Site, 'people' | 'presetId'>> {
  const services = { db, now: () => new Date(), log: createLog('silent') } as unknown as Services;
  const people: Person[] = [];
  for (let at = 0; at < count; at++) {
    const userId = await createAccount(services, { phoneNumber: String(13_000_000_000 + at), coins: coins(1_000) });
    const token = newToken();
    const now = new Date();
    await db.insert(session).values({ tokenHash: hashToken(token), userId, createdAt: now, lastUsedAt: now });
    const { id: kbBotId } = await seedAssistant(services, { owner: { type: 'personal', id: userId } });
    people.push({ userId, headers: { authorization: `Bearer ${token}` }, kbBotId });
  }
  const owner = { type: 'personal' as const, id: newId() };
  const preset = await seedAssistant(services, { owner, settings: { permission: 'public', isPreset: true } });
  return { people, presetId: preset.id };
}

export async function auditOf(db: Database): Promise<Audit> {
  const one = async (query: string) => Number((await db.$client.query<{ n: string }>(query)).rows[0]?.n);
  return {
    unbalanced: (await unbalanced(db)).length,
    // Every answer is paid once, a failed one not at all, and nothing is paid without an answer.
    wrongCharges: await one(`
      select count(*) as n from kb_bot_chat_turn t
      full join (
        select split_part(key, ':', 2) as id, sum(delta) as paid from coin_ledger where key like 'answer:%' group by 1
      ) l on l.id = t.id
      where t.id is null or (t.charge = 'settled' and l.paid is distinct from -1)
        or (t.charge = 'released' and l.paid is distinct from 0)`),
    openTurns: await one("select count(*) as n from kb_bot_chat_turn where state = 'generating'"),
    openReservations: await one(`
      select count(*) as n from coin_reservation r join kb_bot_chat_turn t on t.id = r.answer_id
      where t.state in ('success', 'failed')`),
    openFiles: await one(`
      select count(*) as n from kb_bot_file where status not in ('trained', 'cookFailed', 'cookTimeout', 'trainFailed')`),
  };
}

/** Tries until it holds; answers the seconds that took, or undefined when it never did. */
export async function secondsUntil(
  holds: () => Promise<boolean>,
  patience: number,
  pause = 100,
): Promise<number | undefined> {
  const from = performance.now();
  while (performance.now() - from < patience) {
    if (await holds().catch(() => false)) return Math.round((performance.now() - from) / 100) / 10;
    await sleep(pause);
  }
  return undefined;
}
