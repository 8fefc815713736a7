import { sql } from 'drizzle-orm';
import type { Log } from '../log/log.ts';
import { openDatabase, type Connection, type Database } from './database.ts';

/** A copy of the database that follows it, for reading. */
export interface Replica {
  db: Database;
  /** How many milliseconds it is behind, as far as that was seen; undefined while it does not answer or follow. */
  lag(): number | undefined;
  /** Whether it may be read: no further behind than the settings allow. */
  isFresh(): boolean;
  /** It has just failed: until it is seen to follow again it is not read. */
  distrust(): void;
  close(): Promise<void>;
}

/** One that can be looked at by hand. */
export interface WatchedReplica extends Replica {
  look(): Promise<void>;
  /** Why the last look found nothing. */
  reason(): string | undefined;
}

/** How often both are asked how far they are. */
const EVERY = 1_000;
/** So many marks are kept: a replica that is further behind is none to read. */
const MARKS = 120;

interface Mark {
  at: number;
  /** How far the database had written then, in bytes. */
  written: number;
}

/**
 * Opens a replica and watches how far it is behind: how long ago the database was where the replica is now. No clock is
 * compared, and one that has lost its connection is seen to fall behind, while a quiet night makes none look old.
 */
export function openReplica(
  primary: Database,
  { connection, size, most, log }: { connection: Connection; size: number; most: number; log: Log },
  now: () => number = () => performance.now(),
): WatchedReplica {
  const db = openDatabase(connection, size, (error) => log.warn({ error }, 'connection to the replica lost'));
  let marks: Mark[] = [];
  let behind: number | undefined;
  let reason: string | undefined;
  let looking: Promise<void> | undefined;
  let closed = false;

  /** Who looks while somebody does already gets what that one sees. */
  const look = () => (looking ??= see().finally(() => (looking = undefined)));
  const see = async () => {
    try {
      const at = now();
      const written = await bytes(primary, sql`pg_current_wal_lsn()`);
      marks = [...marks.slice(-MARKS), { at, written }];
      const reached = await bytes(db, sql`pg_last_wal_replay_lsn()`);
      const mark = marks.findLast((each) => each.written <= reached);
      behind = mark && now() - mark.at;
      reason = undefined;
    } catch (error) {
      if (behind !== undefined && !closed) log.warn({ error }, 'the replica is not read: it does not answer');
      behind = undefined;
      reason = rootOf(error);
    }
  };
  const timer = setInterval(() => void look(), EVERY).unref();
  return {
    db,
    look,
    reason: () => reason,
    lag: () => behind,
    isFresh: () => behind !== undefined && behind <= most,
    distrust: () => {
      behind = undefined;
      marks = [];
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await db.$client.end();
    },
  };
}

/** A place in the log of writes. Only a replica has replayed one, so another address than a replica's is never fresh. */
async function bytes(db: Database, place: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ bytes: string | null }>(sql`select (${place} - '0/0'::pg_lsn)::text as bytes`);
  const found = rows[0]?.bytes;
  if (found === null || found === undefined) throw new Error('this PostgreSQL is no replica');
  return Number(found);
}

/** The innermost reason: around it stand the statement and its values. */
function rootOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}
