import { errorCodes } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { Failure } from './failure.ts';

/** At most `max` hits within `seconds` of the first one. */
export interface Limit {
  max: number;
  seconds: number;
  /** Once the last allowed hit is used, wait this long instead of the rest of the window. */
  pause?: number;
}

interface Counter extends Record<string, unknown> {
  count: number;
  reset_at: string;
}

/** What counts as one client: an IPv4 address, or the /64 network an IPv6 subscriber gets as a whole. */
export function clientOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

type Clocked = Pick<Services, 'db' | 'now'>;

/** Counts one hit; answers the count, and the seconds to wait when it is over the limit. Safe under any parallelism. */
export async function hit(services: Clocked, key: string, limit: Limit): Promise<{ count: number; wait: number }> {
  const now = services.now();
  const window = new Date(now.getTime() + limit.seconds * 1000).toISOString();
  const pause = new Date(now.getTime() + (limit.pause ?? 0) * 1000).toISOString();
  const at = now.toISOString();
  // No window is that long. The clock was set back, and without this the wait would be as long as the change.
  const longest = Math.max(limit.seconds, limit.pause ?? 0) * 1000;
  const never = new Date(now.getTime() + 2 * longest).toISOString();
  const over = sql`(counter.reset_at <= ${at} or counter.reset_at > ${never})`;
  const { rows } = await services.db.execute<Counter>(sql`
    insert into rate_limit as counter (key, count, reset_at) values (${key}, 1, ${window})
    on conflict (key) do update set
      count = case when ${over} then 1 else least(counter.count + 1, 1000000) end,
      reset_at = case
        when ${over} then excluded.reset_at
        when ${limit.pause !== undefined} and counter.count + 1 = ${limit.max} then ${pause}
        else counter.reset_at end
    returning count, reset_at`);
  return verdict(rows[0], limit, now);
}

/** Counts one hit and throws 429 with Retry-After when it is one too many. */
export async function allow(services: Clocked, key: string, limit: Limit): Promise<void> {
  const { wait } = await hit(services, key, limit);
  if (wait > 0) throw tooMany(wait);
}

/**
 * Takes one hit back. What may fail only so often is counted before it is tried and given back when it went well: counted
 * afterwards, any number of tries at once would be let in.
 */
export async function giveBack(services: Clocked, key: string): Promise<void> {
  await services.db.execute(sql`update rate_limit set count = greatest(count - 1, 0) where key = ${key}`);
}

/** Adds to a counter that ends after so many seconds from its first addition. */
export async function addTo(services: Clocked, key: string, amount: number, seconds: number): Promise<void> {
  const now = services.now();
  const at = now.toISOString();
  const end = new Date(now.getTime() + seconds * 1000).toISOString();
  await services.db.execute(sql`
    insert into rate_limit as counter (key, count, reset_at) values (${key}, ${amount}, ${end})
    on conflict (key) do update set
      count = case when counter.reset_at <= ${at} then ${amount} else least(counter.count::bigint + ${amount}, 2000000000) end,
      reset_at = case when counter.reset_at <= ${at} then excluded.reset_at else counter.reset_at end`);
}

/** What stands on a counter now; 0 when it has ended. */
export async function countOf({ db, now }: Clocked, key: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count from rate_limit where key = ${key} and reset_at > ${now().toISOString()}`,
  );
  return rows[0]?.count ?? 0;
}

/** Deletes the counter, for example after a log-in has succeeded. */
export async function forgive(services: Clocked, key: string): Promise<void> {
  await services.db.execute(sql`delete from rate_limit where key = ${key}`);
}

function verdict(counter: Counter | undefined, limit: Limit, now: Date): { count: number; wait: number } {
  if (!counter || counter.count <= limit.max) return { count: counter?.count ?? 0, wait: 0 };
  const left = Math.ceil((new Date(counter.reset_at).getTime() - now.getTime()) / 1000);
  return { count: counter.count, wait: Math.min(Math.max(1, left), Math.max(limit.seconds, limit.pause ?? 0)) };
}

const tooMany = (wait: number) => new Failure(errorCodes.tooMany, undefined, { retryAfter: wait });
