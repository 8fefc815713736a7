// A product that has grown out of one customer: 2,000 assistants with 1,000,000 passages and 10,000,000 messages. How long
// a page of history, the search inside one assistant and every list take, and whether any of them reads a big table whole:
//   npx node tests/load/grown.ts [--assistants 2000] [--passages 1000000] [--messages 10000000] [--times 400]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../../packages/server/src/platform/database/cluster.ts';
import { openDatabase, type Database } from '../../packages/server/src/platform/database/database.ts';
import { migrate } from '../../packages/server/src/platform/database/migrate.ts';
import { prepareJobs } from '../../packages/server/src/platform/jobs/worker.ts';
import { createLog } from '../../packages/server/src/platform/log/log.ts';
import { search } from '../../packages/server/src/retrieval/search.ts';
import { createBigWorld, tenfold, type BigWorld } from '../../packages/server/src/sweep/bigWorld.ts';
import { calls, send } from '../../packages/server/src/sweep/calling.ts';
import { askList, listCalls } from '../../packages/server/src/sweep/listCalls.ts';
import { watchPlans } from '../../packages/server/src/sweep/plans.ts';
import { growMessages, growPassages, idOf, questionOf, type Grown } from './support/grow.ts';

/** Milliseconds at the 95th of a hundred. */
const limits = { history: 50, retrieval: 30, list: 100 };

const number = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const sizes: Grown = {
  assistants: number('assistants', 2_000),
  passages: number('passages', 1_000_000),
  messages: number('messages', 10_000_000),
};
const times = number('times', 400);

const say = (text: string) => process.stdout.write(`${text}\n`);
const began = performance.now();
const since = () => `${Math.round((performance.now() - began) / 1_000)} s, load ${loadavg()[0]!.toFixed(1)}`;
let missed = 0;

const dir = mkdtempSync(join(tmpdir(), 'tinystar-grown-'));
chmodSync(dir, 0o711);
const cluster = await startCluster({ dir, say: () => undefined, volatile: true });
const db = openDatabase(cluster.connection, 10, () => undefined);
try {
  await migrate(db);
  await prepareJobs({ db, log: createLog('silent') });
  await using world = await createBigWorld(
    { ...tenfold, assistants: sizes.assistants, passages: 2_000, messages: 50_000, ledgerLines: 100_000 },
    { db, connection: cluster.connection, drop: () => Promise.resolve() },
  );
  say(`an enterprise is there after ${since()}`);
  await grow(world);
  const { rows } = await db.$client.query<{ gigabytes: string }>(
    `select round(pg_database_size(current_database()) / 1e9, 1)::text as gigabytes`,
  );
  say(`${JSON.stringify(sizes)}, ${rows[0]!.gigabytes} GB\n`);
  await measureHistory(world);
  await measureRetrieval(db);
  await measureLists(world);
  await checkPlans(world);
  say(`\n${missed} limits missed; ${since()}`);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await db.$client.end();
  await cluster.stop();
  rmSync(dir, { recursive: true, force: true });
}

async function grow({ tenant }: BigWorld): Promise<void> {
  // No statement of the product may take longer than 30 s; these take minutes.
  const client = new pg.Client(cluster.connection);
  await client.connect();
  await growPassages(client, sizes);
  say(`passages are there after ${since()}`);
  await growMessages(client, sizes, { tenantId: tenant.tenantId!, userId: tenant.userId });
  say(`messages are there after ${since()}`);
  await client.end();
}

/** Any page of anybody's history: with each assistant, and far back in a conversation of many thousand messages. */
async function measureHistory(world: BigWorld): Promise<void> {
  for (const long of [false, true]) {
    const took = await timed(times, () => askHistory(world, long));
    report(`history page, ${long ? 'one long conversation' : 'any assistant'}`, took, limits.history);
  }
}

async function askHistory({ tenant, ...world }: BigWorld, long: boolean): Promise<void> {
  const called = calls.find(({ endpoint }) => endpoint.name === 'answers.history')!;
  const kbBotId = idOf(long ? 1 : Math.floor(Math.random() * sizes.assistants));
  const timestamp = Date.now() - Math.random() * 300 * 86_400_000;
  const answer = await send(world, tenant, called, { kbBotId, side: 'use', timestamp });
  if (answer.status !== 200) throw new Error(answer.text);
}

/** A question inside one assistant, each time another one. */
async function measureRetrieval(database: Database): Promise<void> {
  let found = 0;
  const ask = async () => {
    const at = Math.floor(Math.random() * sizes.assistants);
    const { hits } = await search(database, { kbBotId: idOf(at), kinds: ['doc', 'qa'] }, questionOf(at));
    if (hits.length > 0) found += 1;
  };
  await timed(20, ask);
  found = 0;
  const took = await timed(times, ask);
  report(`retrieval inside one assistant, found ${found} of ${times}`, took, limits.retrieval);
}

async function measureLists(world: BigWorld): Promise<void> {
  const all: number[] = [];
  for (const called of listCalls) {
    for (const page of 'page' in called.endpoint.input._zod.def.shape ? [1, 50] : [1]) {
      const took = await timed(Math.ceil(times / 20), async () => {
        const { status, text } = await askList(world, called, page);
        if (status !== 200) throw new Error(`${called.title}: ${text}`);
      });
      all.push(...took);
      if (quantile(took, 0.95) > limits.list) report(`${called.title}, page ${page}`, took, limits.list);
    }
  }
  report('all lists together', all, limits.list);
}

/** Tables that grow with use; lists of the operator and the figures of a whole enterprise are weighed in lists.test.ts. */
async function checkPlans(world: BigWorld): Promise<void> {
  const plans = await watchPlans(db);
  await askHistory(world, false);
  await askHistory(world, true);
  await search(db, { kbBotId: world.kbBotId.tenant, kinds: ['doc', 'qa'] }, questionOf(1));
  const whole = await plans.readWhole();
  say(`read as a whole: ${whole.join(' ') || 'no big table'}`);
  missed += whole.length;
}

async function timed(count: number, act: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < count; at++) {
    const from = performance.now();
    await act();
    took.push(performance.now() - from);
  }
  return took;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1]!;
}

function report(name: string, took: readonly number[], limit: number): void {
  const [middle, late, most] = [quantile(took, 0.5), quantile(took, 0.95), Math.max(...took)];
  if (late > limit) missed += 1;
  const figures = [middle, late, most].map((each) => each.toFixed(1).padStart(7)).join(' ');
  say(`${figures} ms (p50, p95, most)  ${name} ${late > limit ? `SLOW, limit ${limit}` : ''}`);
}
