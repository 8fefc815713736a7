import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodes } from '@tinystar/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { Failure } from './failure.ts';
import { madeOnce } from './schema.ts';

/** In milliseconds: how long a repeated request waits for the first, and when the first is taken for dead. */
const PATIENCE = 20_000;
const DEAD_AFTER = 60_000;
const LOOK_EVERY = 200;

/** The answer of a request that was carried out. */
export type Made = Record<string, unknown>;

/** One request of somebody, by everything that makes it the same when it comes again. */
export const sameRequest = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/**
 * Makes something once however often it is asked for by the same request: who did not get the answer and asks again gets
 * what the first time has made. A refused request made nothing and is carried out again.
 */
export async function once(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
  make: () => Promise<Made>,
): Promise<Made> {
  for (const end = Date.now() + PATIENCE; ;) {
    if (await begin({ db, now }, id)) {
      try {
        const made = await make();
        await db.update(madeOnce).set({ answer: made }).where(eq(madeOnce.id, id));
        return made;
      } catch (error) {
        await db.delete(madeOnce).where(and(eq(madeOnce.id, id), isNull(madeOnce.answer)));
        throw error;
      }
    }
    const [row] = await db.select({ answer: madeOnce.answer }).from(madeOnce).where(eq(madeOnce.id, id));
    if (row?.answer) return row.answer;
    if (Date.now() > end) throw new Failure(errorCodes.conflict, '上一次提交还在处理，请稍后再试');
    await sleep(LOOK_EVERY);
  }
}

/** Whether it is the first, or takes the place of one that died. */
async function begin({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<boolean> {
  const at = now();
  const rows = await db
    .insert(madeOnce)
    .values({ id, at })
    .onConflictDoUpdate({
      target: madeOnce.id,
      set: { at },
      setWhere: sql`${madeOnce.answer} is null and ${madeOnce.at} < ${new Date(at.getTime() - DEAD_AFTER).toISOString()}::timestamptz`,
    })
    .returning({ id: madeOnce.id });
  return rows.length > 0;
}
