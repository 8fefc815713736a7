import { coins } from '@tinystar/contract';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '../../account/createAccount.ts';
import { session, tenant } from '../../identity/schema.ts';
import { hashToken, newToken } from '../../identity/token.ts';
import { unbalanced } from '../../coins/ledger.ts';
import { openCoinAccount } from '../../coins/openCoinAccount.ts';
import { startCluster } from '../../platform/database/cluster.ts';
import { newId } from '../../platform/database/columns.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log/log.ts';
import type { Services } from '../../platform/services.ts';
import { childServer, type ChildServer } from './childServer.ts';
import { seedAssistant } from './seedAssistant.ts';

/** People, assistants and a real server in a process of its own, on a durable database of its own. */
export interface StormScene {
  child: ChildServer;
  /** Of the database's first process; the others are its children. */
  databasePid: number;
  people: { userId: string; headers: Record<string, string> }[];
  assistants: { id: string; paidBy: 'asker' | 'enterprise' }[];
  /** What the database holds about money and answers; everything but `turns` and `messages` should be empty. */
  audit(): Promise<{ turns: number; messages: number; unbalanced: number; wrongCharges: number; open: number }>;
  end(): Promise<void>;
}

const START = 100;

/** How many of each; every assistant has one document with these paragraphs. */
interface StormSizes {
  people: number;
  assistants: number;
  paragraphs?: readonly string[];
}

/** Sets the stage for many simultaneous answers against a model at `llmUrl`. */
export async function stormScene(llmUrl: string, count: StormSizes): Promise<StormScene> {
  const dir = mkdtempSync(join(tmpdir(), 'tinystar-storm-'));
  chmodSync(dir, 0o711);
  const cluster = await startCluster({ dir: join(dir, 'db'), say: () => undefined });
  const { host, user, database } = cluster.connection;
  const child = await childServer(
    {
      DATABASE_URL: `postgres:///${database}?host=${encodeURIComponent(host!)}&user=${user}`,
      DATA_DIR: join(dir, 'data'),
      LLM_BASE_URL: llmUrl,
      LLM_MODEL: 'fake',
      LOG_LEVEL: 'info',
    },
    [],
  );
  const db = openDatabase(cluster.connection, 4, () => undefined);
  const services = { db, now: () => new Date(), log: createLog('silent') } as unknown as Services;
  const people = [];
  for (let at = 0; at < count.people; at++) {
    const userId = await createAccount(services, { phoneNumber: String(13_000_000_000 + at), coins: coins(START) });
    const token = newToken();
    const now = new Date();
    await db.insert(session).values({ tokenHash: hashToken(token), userId, createdAt: now, lastUsedAt: now });
    people.push({ userId, headers: { authorization: `Bearer ${token}` } });
  }
  const tenantId = newId();
  await db.insert(tenant).values({
    id: tenantId,
    name: '压力测试企业',
    displayName: '压力测试企业',
    avatar: { type: 'color', color: 'blue' },
    creatorId: people[0]!.userId,
  });
  await openCoinAccount(db, { type: 'tenant', id: tenantId }, coins(100_000), new Date());
  const { paragraphs } = count;
  const assistants: StormScene['assistants'] = [];
  for (let at = 0; at < count.assistants; at++) {
    const isPreset = at % 2 === 0;
    const owner = { type: 'tenant' as const, id: tenantId };
    const settings = { permission: 'public' as const, isPreset };
    const bot = await seedAssistant(services, { owner, settings, ...(paragraphs && { paragraphs }) });
    assistants.push({ id: bot.id, paidBy: isPreset ? 'asker' : 'enterprise' });
  }
  return {
    child,
    databasePid: cluster.pid,
    people,
    assistants,
    async audit() {
      const one = async (query: string) => Number((await db.$client.query<{ n: string }>(query)).rows[0]?.n);
      return {
        turns: await one('select count(*) as n from kb_bot_chat_turn'),
        messages: await one('select count(*) as n from kb_bot_chat_message'),
        unbalanced: (await unbalanced(db)).length,
        // Every turn was paid for exactly once, and nothing was paid without a turn.
        wrongCharges: await one(`
          select count(*) as n from kb_bot_chat_turn t
          full join (select key, delta from coin_ledger where key like 'answer:%:reserve') l
            on l.key = 'answer:' || t.id || ':reserve'
          where l.key is null or t.id is null or l.delta <> -1`),
        open: await one("select count(*) as n from kb_bot_chat_turn where state = 'generating'"),
      };
    },
    async end() {
      await child.stop();
      await db.$client.end();
      await cluster.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
