import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProcessFigures } from '@tinystar/contract';
import { eq, lt } from 'drizzle-orm';
import type { Histogram } from 'prom-client';
import { newId } from '../database/columns.ts';
import { openStreams } from '../http/openStreams.ts';
import type { Services } from '../services.ts';
import { metricsOf } from './metrics.ts';
import { serverProcess } from './schema.ts';

/** Milliseconds between two tellings. */
export const EVERY = 15_000;
/** Who has told nothing for so long is gone. */
export const GONE = 60_000;
/** Figures are of the last five minutes: so many tellings are remembered. */
const REMEMBERED = 20;

/** What a process has counted since its start. */
interface Counted {
  at: number;
  calls: number;
  modelErrors: number;
  /** How many first events came within so many seconds. */
  within: Map<number, number>;
}

/** Tells the figures of this process to all others by the database, until it is stopped. */
export async function tellFigures(services: Services): Promise<() => Promise<void>> {
  const { db, config, log, now } = services;
  const id = newId();
  const startedAt = now();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const remembered: Counted[] = [await count(services)];
  const tell = async () => {
    const counted = await count(services);
    const figures = figuresOf(services, remembered[0]!, counted, delay.percentile(99) / 1e6);
    delay.reset();
    remembered.push(counted);
    if (remembered.length > REMEMBERED) remembered.shift();
    const seenAt = now();
    await db
      .insert(serverProcess)
      .values({ id, role: config.ROLE, startedAt, seenAt, figures })
      .onConflictDoUpdate({ target: serverProcess.id, set: { seenAt, figures } });
    await db.delete(serverProcess).where(lt(serverProcess.seenAt, new Date(seenAt.getTime() - GONE)));
  };
  const quietly = () => tell().catch((error: unknown) => log.warn({ error }, 'figures could not be told'));
  await quietly();
  const timer = setInterval(() => void quietly(), EVERY).unref();
  return async () => {
    clearInterval(timer);
    delay.disable();
    await db
      .delete(serverProcess)
      .where(eq(serverProcess.id, id))
      .catch(() => undefined);
  };
}

function figuresOf({ db: { $client: pool } }: Services, before: Counted, now: Counted, delay: number): ProcessFigures {
  const minutes = Math.max((now.at - before.at) / 60_000, 1 / 60);
  return {
    streams: openStreams.size,
    callsPerMinute: Math.round((now.calls - before.calls) / minutes),
    firstEventSeconds: lateOf(before.within, now.within),
    modelErrors: now.modelErrors - before.modelErrors,
    loopDelay: Math.round(delay),
    memory: process.memoryUsage.rss(),
    connections: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
  };
}

async function count(services: Services): Promise<Counted> {
  const { firstEvent, requests, modelErrors } = metricsOf(services);
  const [first, calls, errors] = await Promise.all([firstEvent.get(), requests.get(), modelErrors.get()]);
  const sum = (values: { value: number }[]) => values.reduce((all, { value }) => all + value, 0);
  return {
    at: performance.now(),
    calls: sum(calls.values.filter(({ metricName }) => metricName?.endsWith('_count'))),
    modelErrors: sum(errors.values),
    within: new Map(bucketsOf(first)),
  };
}

const bucketsOf = ({ values }: Awaited<ReturnType<Histogram['get']>>): [number, number][] =>
  values.flatMap(({ labels: { le }, value }) =>
    le === undefined ? [] : [[Number(String(le).replace('+', '')), value]],
  );

/** Within how many seconds 95 of 100 first events came, as exactly as the buckets are; null when there were none. */
export function lateOf(before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): number | null {
  const grown = [...now].map(([le, value]) => [le, value - (before.get(le) ?? 0)] as const).sort(([a], [b]) => a - b);
  const all = grown.at(-1)?.[1] ?? 0;
  if (all === 0) return null;
  const [le] = grown.find(([, value]) => value >= 0.95 * all)!;
  // Later than the last bucket: at least so late.
  return Number.isFinite(le) ? le : grown.at(-2)![0];
}
