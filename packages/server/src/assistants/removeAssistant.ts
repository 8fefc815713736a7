import type { Removal } from '@tinystar/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Queries } from '../platform/database/database.ts';
import { dropFiles } from '../platform/files/looseFiles.ts';
import type { Owner } from '../platform/http/caller.ts';
import { defineJob, type Job, type JobRun } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import type { AssistantHooks } from './hooks.ts';
import { kbBot, nobody } from './schema.ts';

type Hooks = readonly AssistantHooks[];

/** Rows deleted in one transaction: far below the limit of a statement, and locks are held for a moment only. */
const batch = 1_000;

/** Milliseconds. Other processes end a running answer within half a second and then write its last row. */
const lastWords = 1_000;

/** What makes an assistant disappear from every list and call at once. One that has disappeared before stays whose it was. */
export const disappeared = {
  ownerId: nobody,
  formerOwnerId: sql<string>`case when ${kbBot.ownerId} = ${nobody} then ${kbBot.formerOwnerId} else ${kbBot.ownerId} end`,
  status: 'disabled',
  permission: 'private',
  isPreset: false,
} as const;

/** Whether the rows of an assistant are to be deleted: it neither lives nor lies in the recycle bin. */
const isBeingRemoved = and(eq(kbBot.ownerId, nobody), isNull(kbBot.deletedAt));

/**
 * Deletes an assistant for good, wherever it lies: it disappears at once and its running answers end. Its rows, of which
 * there may be hundreds of thousands, go by a job.
 */
export async function removeAssistant(services: Services, hooks: Hooks, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await tx
      .update(kbBot)
      .set({ ...disappeared, deletedAt: null })
      .where(eq(kbBot.id, id));
    await planRemoval(tx, hooks, id);
  });
  for (const { end } of hooks) await end?.(services, id);
}

/** Plans the job that deletes the rows of an assistant that has disappeared. */
export const planRemoval = (tx: Queries, hooks: Hooks, id: string): Promise<void> =>
  removalJob(hooks).enqueue(tx, { id }, { key: `assistants.remove:${id}`, queue: 'assistants.remove' });

/** The assistants of an owner that are being deleted, and how many of their rows are gone. */
export function removalsOf(db: Queries, owner: Owner): Promise<Removal[]> {
  return db
    .select({ id: kbBot.id, name: kbBot.name, removed: kbBot.removedRows })
    .from(kbBot)
    .where(and(eq(kbBot.ownerType, owner.type), isBeingRemoved, eq(kbBot.formerOwnerId, owner.id)))
    .orderBy(kbBot.updatedAt)
    .limit(20);
}

/** Deletes what is left of an assistant that has disappeared. A killed server's next goes on where this one was. */
export const removalJob = (hooks: Hooks): Job<{ id: string }> =>
  defineJob('assistants.remove', z.object({ id: z.string() }), ({ id }, run) => removeRows(hooks, id, run), {
    attempts: 25,
    timeout: 6 * 3_600_000,
  });

/** Plans the job again for assistants whose job was given up. */
export async function resumeRemovals({ db }: Services, hooks: Hooks): Promise<void> {
  const left = await db.select({ id: kbBot.id }).from(kbBot).where(isBeingRemoved);
  for (const { id } of left) await planRemoval(db, hooks, id);
}

async function removeRows(hooks: Hooks, id: string, { services, signal }: JobRun): Promise<void> {
  const { db, log } = services;
  if ((await db.$count(kbBot, and(eq(kbBot.id, id), isBeingRemoved))) === 0) return;
  for (const { end } of hooks) await end?.(services, id);
  if (services.config.DATABASE_URL) await sleep(lastWords, undefined, { signal });
  let removed = 0;
  for (;;) {
    signal.throwIfAborted();
    const { rows, keys } = await db.transaction(async (tx) => {
      const found = await removeBatch(tx, hooks, id, services.now());
      const removedRows = sql`${kbBot.removedRows} + ${found.rows}`;
      if (found.rows > 0) await tx.update(kbBot).set({ removedRows }).where(eq(kbBot.id, id));
      return found;
    });
    await dropFiles(services, keys);
    removed += rows;
    if (rows === 0) break;
    log.info({ assistant: id, removed }, 'rows of a deleted assistant removed so far');
  }
  // While the row is locked nothing can be added to the assistant. Only rows added after the last batch can be left.
  const late = await db.transaction(async (tx) => {
    await tx.select({ id: kbBot.id }).from(kbBot).where(eq(kbBot.id, id)).for('update');
    const stored: string[] = [];
    for (;;) {
      const { rows, keys } = await removeBatch(tx, hooks, id, services.now());
      stored.push(...keys);
      if (rows === 0) break;
    }
    await tx.delete(kbBot).where(eq(kbBot.id, id));
    return stored;
  });
  await dropFiles(services, late);
}

/** One batch of the first domain that still has something. */
async function removeBatch(
  tx: Queries,
  hooks: Hooks,
  id: string,
  now: Date,
): Promise<{ rows: number; keys: string[] }> {
  for (const { removeSome } of hooks) {
    const found = await removeSome?.(tx, id, { most: batch, now });
    if (found && found.rows > 0) return { rows: found.rows, keys: [...(found.keys ?? [])] };
  }
  return { rows: 0, keys: [] };
}
