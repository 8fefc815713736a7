import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { sql } from 'drizzle-orm';
import { openStreams } from '../http/openStreams.ts';
import type { Services } from '../services.ts';

/** Figures of one server for Prometheus: what a process counts itself, and what its database knows at each reading. */
export interface Metrics {
  registry: Registry;
  /** Brings the figures that the database keeps up to now. */
  readDatabase(): Promise<void>;
  /** Seconds of a finished call, by its name in the contract, method and status. */
  requests: Histogram<'route' | 'method' | 'status'>;
  /** Seconds from a question to the first piece of its answer. */
  firstEvent: Histogram;
  /** Words of the operator's list that were met, by where. */
  blockedWords: Counter<'kind'>;
  /** Times that a limit of the day was reached, by what it limits. */
  dailyLimits: Counter<'kind'>;
  /** Failures of the model, by kind (`ModelErrorKind`). */
  modelErrors: Counter<'kind'>;
}

const all = new WeakMap<Services, Metrics>();

/** The figures of a server, begun at the first call. */
export function metricsOf(services: Services): Metrics {
  let metrics = all.get(services);
  if (!metrics) all.set(services, (metrics = begin(services)));
  return metrics;
}

function begin(services: Services): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor and event loop are watched only where somebody reads them.
  if (services.config.METRICS_TOKEN) collectDefaultMetrics({ register: registry });
  const pool = services.db.$client;
  new Gauge({
    name: 'tinystar_streams_open',
    help: 'Event streams that are open in this process',
    registers,
    collect() {
      this.set(openStreams.size);
    },
  });
  new Gauge({
    name: 'tinystar_database_connections',
    help: 'Connections of this process to the database, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const { replica } = services;
  if (replica)
    new Gauge({
      name: 'tinystar_replica_lag_seconds',
      help: 'How far the replica is behind the database; NaN while it does not answer',
      registers,
      collect() {
        this.set((replica.lag() ?? NaN) / 1_000);
      },
    });
  return {
    registry,
    readDatabase: sharedFigures(services, registers),
    requests: new Histogram({
      name: 'tinystar_http_request_seconds',
      help: 'Time until the last byte of the answer, by call of the contract',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 60],
      registers,
    }),
    firstEvent: new Histogram({
      name: 'tinystar_first_event_seconds',
      help: 'Time from a question to the first piece of its answer',
      buckets: [0.1, 0.3, 0.5, 1, 2, 4, 8, 20, 60],
      registers,
    }),
    blockedWords: new Counter({
      name: 'tinystar_blocked_words_total',
      help: 'Questions refused and answers cut for a word of the operator’s list',
      labelNames: ['kind'],
      registers,
    }),
    dailyLimits: new Counter({
      name: 'tinystar_daily_limits_total',
      help: 'Questions refused, and answers made without the model, because a limit of the day was reached',
      labelNames: ['kind'],
      registers,
    }),
    modelErrors: new Counter({
      name: 'tinystar_model_errors_total',
      help: 'Failures of the model, by kind',
      labelNames: ['kind'],
      registers,
    }),
  };
}

/** One statement per reading; when the database is away these figures are absent, and the reading still answers. */
function sharedFigures({ db, log }: Services, registers: Registry[]): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const jobs = new Gauge({
    name: 'tinystar_jobs',
    help: 'Background jobs of the whole product by state',
    labelNames: ['state'],
    registers,
  });
  const oldest = gauge('tinystar_oldest_waiting_job_seconds', 'For how long the job that waits longest could have run');
  const reserved = gauge(
    'tinystar_answers_with_reserved_coins',
    'Answers whose coins are reserved and neither taken nor given back',
  );
  return async () => {
    const found = await shared(db).catch((error: unknown) => log.warn({ error }, 'no figures of the database'));
    if (!found) {
      jobs.reset();
      oldest.remove();
      reserved.remove();
      return;
    }
    jobs.set({ state: 'waiting' }, found.waiting);
    jobs.set({ state: 'running' }, found.running);
    jobs.set({ state: 'failed' }, found.failed);
    oldest.set(found.oldest);
    reserved.set(found.reserved);
  };
}

interface Shared extends Record<string, unknown> {
  waiting: number;
  running: number;
  failed: number;
  oldest: number;
  reserved: number;
}

async function shared(db: Services['db']): Promise<Shared | undefined> {
  const { rows } = await db.execute<Shared>(sql`
    select
      count(*) filter (where attempts < max_attempts and locked_at is null and run_at <= now())::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (
        where attempts < max_attempts and locked_at is null and run_at <= now())), 0)::float8 as oldest,
      (select count(*)::int from coin_reservation) as reserved
    from graphile_worker.jobs`);
  return rows[0];
}
