import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isNull, sql } from 'drizzle-orm';
import { openAiModel, ModelError } from '../answers/engine/index.ts';
import { unbalanced } from '../coins/ledger.ts';
import { paymentDifference } from '../orders/schema.ts';
import { openReplica } from '../platform/database/replica.ts';
import { migrated } from '../platform/database/migrate.ts';
import { FileStoreAway } from '../platform/files/away.ts';
import { openFiles } from '../platform/files/open.ts';
import { someWorkerLives } from '../platform/jobs/recover.ts';
import { createLog } from '../platform/log/log.ts';
import { headersOf, tracesOf } from '../platform/tracing/collector.ts';
import { embeddings, reranking } from './endpoints.ts';
import { fault, note, ok, reasonOf, type Finding, type Patient } from './finding.ts';
import { programs } from './programs.ts';

/** How long an outside host may take. Milliseconds. */
const patience = 15_000;
const GIB = 1024 ** 3;

/** Free space where the database or the files are. Below 1 GiB uploads begin to be refused soon. */
async function disk({ config }: Patient): Promise<Finding[]> {
  if (config.DATABASE_URL && config.FILES_URL) return [];
  try {
    const { bavail, bsize } = await statfs(config.DATA_DIR);
    const free = (bavail * bsize) / GIB;
    const said = `${free.toFixed(1)} GiB free in DATA_DIR`;
    return [free < 1 ? fault('disk', `${said}: make room`) : ok('disk', said)];
  } catch (error) {
    return [fault('disk', `DATA_DIR cannot be read: ${reasonOf(error)}`)];
  }
}

function pages({ config }: Patient): Finding[] {
  if (config.ROLE === 'worker') return [];
  const built = existsSync(fileURLToPath(new URL('../../../app/dist/index.html', import.meta.url)));
  return [built ? ok('pages', 'built') : fault('pages', 'not built: npm run build')];
}

interface DatabaseFacts extends Record<string, unknown> {
  version: number;
  encoding: string;
  now: Date;
  connections: number;
  most: number;
}

async function database({ db, config }: Patient): Promise<Finding[]> {
  if (!db)
    return [
      fault(
        'database',
        'cannot be opened, for the reason above: look at DATABASE_URL, and whether PostgreSQL runs there',
      ),
    ];
  const { rows } = await db.execute<DatabaseFacts>(sql`
    select current_setting('server_version_num')::int / 10000 as version, getdatabaseencoding() as encoding,
      clock_timestamp() as now, (select count(*)::int from pg_stat_activity) as connections,
      current_setting('max_connections')::int as most`);
  const { version, encoding, now, connections, most } = rows[0]!;
  const found: Finding[] = [];
  if (version < 16) found.push(fault('database', `PostgreSQL ${version}: 16 or later is needed`));
  if (encoding !== 'UTF8') found.push(fault('database', `its encoding is ${encoding}: UTF8 is needed`));
  if (!(await migrated(db).catch(() => false)))
    found.push(fault('database', 'not of this version: start the server once, which migrates it'));
  const apart = Math.abs(new Date(now).getTime() - Date.now()) / 1000;
  if (apart > 5) found.push(fault('clock', `${apart.toFixed(0)} s away from the database's: set both by NTP`));
  if (config.DATABASE_URL && connections + config.DATABASE_POOL > most)
    found.push(
      note(
        'database',
        `${connections} of ${most} connections are in use, one more process takes ${config.DATABASE_POOL}`,
      ),
    );
  return found.length > 0 ? found : [ok('database', `PostgreSQL ${version}, every migration applied`)];
}

interface JobFacts extends Record<string, unknown> {
  failed: number;
  oldest: number;
}

async function jobs({ db }: Patient): Promise<Finding[]> {
  if (!db) return [];
  const { rows } = await db.execute<JobFacts>(sql`
    select count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (
        where attempts < max_attempts and locked_at is null and run_at <= now())), 0)::int as oldest
    from graphile_worker.jobs`);
  const { failed, oldest } = rows[0]!;
  const lives = await someWorkerLives({ db });
  const found: Finding[] = [];
  if (failed > 0) found.push(note('jobs', `${failed} have failed for good: /operator lists and repeats them`));
  if (lives && oldest > 300)
    found.push(note('jobs', `one waits for ${oldest} s: raise JOB_CONCURRENCY or add a worker`));
  if (!lives) found.push(note('jobs', 'no server works them off now: documents are not read until one runs'));
  return found.length > 0 ? found : [ok('jobs', 'worked off')];
}

/** Money first: what no restart mends. */
async function coins({ db }: Patient): Promise<Finding[]> {
  if (!db) return [];
  const wrong = await unbalanced(db);
  if (wrong.length > 0)
    return [
      fault(
        'coins',
        `${wrong.length} balances differ from their ledger, first of ${wrong[0]!.ownerType} ${wrong[0]!.ownerId}`,
      ),
    ];
  return [ok('coins', 'every balance is the sum of its ledger')];
}

/** Orders about which payment and books differ wait for a person. */
async function payments({ db }: Patient): Promise<Finding[]> {
  if (!db) return [];
  const open = await db.$count(paymentDifference, isNull(paymentDifference.handledAt));
  if (open === 0) return [];
  const said = `${open} differences from the books are open: /operator shows them under 付款差异, as does npm run operator -- differences`;
  return [note('payments', said)];
}

const folderHelp = ": give the server's account the folder files in DATA_DIR, to read and to write";
const awayHelp =
  'start it, and see that the endpoint of FILES_URL can be reached from here; until then chats go on, and uploads and originals are refused';

async function files({ config, fetch }: Patient): Promise<Finding[]> {
  try {
    await (await openFiles(config, fetch)).check();
    return [ok('files', config.FILES_URL ? 'the bucket lets us in' : 'the folder lets us in')];
  } catch (error) {
    // What is wrong with a bucket's name or its keys says itself what to do.
    if (!(error instanceof FileStoreAway))
      return [fault('files', `${reasonOf(error)}${config.FILES_URL ? '' : folderHelp}`)];
    return [fault('files', `${reasonOf(error)}: ${awayHelp}`)];
  }
}

async function model({ config, fetch }: Patient): Promise<Finding[]> {
  const { LLM_BASE_URL, LLM_MODEL, LLM_API_KEY, LLM_FALLBACK_BASE_URL, LLM_FALLBACK_MODEL, LLM_FALLBACK_API_KEY } =
    config;
  if (!LLM_BASE_URL || !LLM_MODEL) return [note('model', 'none: answers are excerpts of the documents')];
  const found = [await asked('model', { baseUrl: LLM_BASE_URL, model: LLM_MODEL, apiKey: LLM_API_KEY }, fetch)];
  if (LLM_FALLBACK_BASE_URL && LLM_FALLBACK_MODEL) {
    const second = { baseUrl: LLM_FALLBACK_BASE_URL, model: LLM_FALLBACK_MODEL, apiKey: LLM_FALLBACK_API_KEY };
    found.push(await asked('second model', second, fetch));
  }
  return found;
}

async function asked(
  part: string,
  { apiKey, ...host }: { baseUrl: string; model: string; apiKey: string | undefined },
  fetch: typeof globalThis.fetch,
): Promise<Finding> {
  const ask = openAiModel({ ...host, ...(apiKey && { apiKey }), fetch, patience: { first: patience, idle: patience } });
  const begun = performance.now();
  try {
    for await (const _piece of ask([{ role: 'user', content: '请只回答：好' }], AbortSignal.timeout(patience), {
      maxTokens: 8,
    }))
      break;
    return ok(part, `${host.model} began to answer after ${Math.round(performance.now() - begun)} ms`);
  } catch (error) {
    return fault(part, error instanceof ModelError ? `${error.kind}: ${error.message}` : reasonOf(error));
  }
}

/** Whether the world reaches us where links lead. */
async function origin({ config, fetch }: Patient): Promise<Finding[]> {
  if (!config.PUBLIC_ORIGIN)
    return [
      note('PUBLIC_ORIGIN', 'not set: links carry the host of the request, and platforms cannot reach this server'),
    ];
  try {
    const { status } = await fetch(`${config.PUBLIC_ORIGIN}/api/health/live`, {
      signal: AbortSignal.timeout(patience),
    });
    if (status === 200) return [ok('PUBLIC_ORIGIN', 'leads to a server of this product')];
    return [fault('PUBLIC_ORIGIN', `answers ${status} at /api/health/live: look at the proxy`)];
  } catch (error) {
    return [fault('PUBLIC_ORIGIN', `does not answer: ${reasonOf(error)}`)];
  }
}

/** Whether the address for reading is a replica, and follows. */
async function replica({ db, config }: Patient): Promise<Finding[]> {
  const { DATABASE_READ_URL: url, DATABASE_READ_LAG: seconds } = config;
  if (!db || !url) return [];
  const copy = openReplica(db, { connection: { url }, size: 1, most: seconds * 1_000, log: createLog('silent') });
  try {
    await copy.look();
    // What it had not reached at the first look it has at one of the next, if it follows.
    for (let tries = 0; tries < 10 && !copy.isFresh(); tries++) {
      await sleep(200);
      await copy.look();
    }
    if (copy.isFresh()) return [ok('replica', 'follows the database')];
    const said = copy.reason() ?? `is more than ${seconds} s behind`;
    return [fault('replica', `${said}: reports and ledgers are read from the database instead`)];
  } finally {
    await copy.close();
  }
}

/** Whether the collector of traces takes them: an empty list, as nothing has happened. */
async function traces({ config, fetch }: Patient): Promise<Finding[]> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return [];
  try {
    const { status } = await fetch(tracesOf(endpoint), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(config.OTEL_EXPORTER_OTLP_HEADERS) },
      body: JSON.stringify({ resourceSpans: [] }),
      signal: AbortSignal.timeout(patience),
    });
    if (status < 300) return [ok('traces', 'the collector takes them')];
    return [fault('traces', `the collector answers ${status}`)];
  } catch (error) {
    return [fault('traces', `the collector does not answer: ${reasonOf(error)}`)];
  }
}

const checks = [
  disk,
  pages,
  database,
  replica,
  jobs,
  coins,
  payments,
  files,
  model,
  embeddings,
  reranking,
  origin,
  traces,
  programs,
];

const needTables = new Set<(patient: Patient) => unknown>([jobs, coins, payments]);

/** Looks at every part of an installation, one after another; a check that breaks is a fault of its part. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const found: Finding[] = [];
  const hasTables = patient.db !== undefined && (await migrated(patient.db).catch(() => false));
  for (const check of checks) {
    if (needTables.has(check) && !hasTables) continue;
    try {
      found.push(...(await check(patient)));
    } catch (error) {
      found.push(fault(check.name, reasonOf(error)));
    }
  }
  return found;
}
