import type { Scope } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { removeAssistant } from '../assistants/removeAssistant.ts';
import { kbBot } from '../assistants/schema.ts';
import { session, tenant, tenantUser, user } from '../identity/schema.ts';
import { remember } from '../identity/seenBefore.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { defineJob, type Job, type JobRun } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { purgeAssistants } from '../recycleBin/purgeAssistants.ts';
import { askersOf, holdingsOf, patiently, type Holding } from './holdings.ts';
import { closing } from './schema.ts';
import { sweepImages } from './sweepImages.ts';

type Hooks = readonly AssistantHooks[];

/** Rows changed in one transaction. */
const batch = 1_000;
/** Milliseconds until what is still being written or removed by other jobs is looked at again. */
const pause = 5_000;

/** Deletes everything of an account or an enterprise when its days are over. A killed server's next goes on. */
export const endClosing = (hooks: Hooks): Job<{ type: Scope; id: string }> =>
  defineJob(
    'closing.end',
    z.object({ type: z.enum(['personal', 'tenant']), id: z.string() }),
    (owner, run) => end(hooks, owner, run),
    { attempts: 25, timeout: 6 * 3_600_000 },
  );

/** Plans the job for a moment; an earlier plan is replaced. */
export const planEnd = (hooks: Hooks, db: Queries, owner: Owner, runAt: Date): Promise<void> =>
  endClosing(hooks).enqueue(db, owner, { key: `closing.end:${owner.type}:${owner.id}`, queue: 'closing', runAt });

async function end(hooks: Hooks, owner: Owner, { services, signal }: JobRun): Promise<void> {
  const { db, log } = services;
  const [plan] = await db
    .select()
    .from(closing)
    .where(and(eq(closing.ownerType, owner.type), eq(closing.ownerId, owner.id)));
  if (!plan) return;
  const soon = () => planEnd(hooks, db, owner, new Date(Date.now() + pause));
  if (plan.closesAt > services.now()) return planEnd(hooks, db, owner, plan.closesAt);
  if (!(await shutOut(services, owner))) return;
  if (await assistantsGo(services, hooks, owner)) return soon();
  const askers = await askersOf(db, owner);
  if (await stillWrites(db, askers)) return soon();
  const [person] = owner.type === 'personal' ? await db.select().from(user).where(eq(user.id, owner.id)) : [];
  for (const holding of holdingsOf({ ...owner, askers, phoneNumber: person?.phoneNumber })) {
    await clear(db, holding, signal);
  }
  await db.transaction(async (tx) => {
    await tx.delete(closing).where(and(eq(closing.ownerType, owner.type), eq(closing.ownerId, owner.id)));
    if (owner.type === 'personal') {
      if (person) await remember(tx, services, { kind: 'phone', value: person.phoneNumber });
      await tx.delete(user).where(eq(user.id, owner.id));
    } else await tx.delete(tenant).where(eq(tenant.id, owner.id));
  });
  await sweepImages.enqueue(db, {}, { key: 'closing.sweepImages', queue: 'closing' });
  log.info({ closed: owner.type }, 'everything of it is deleted');
}

/** From here on nobody acts as it. False when an account has come to own an enterprise: then it is not closed after all. */
async function shutOut({ db, log }: Services, owner: Owner): Promise<boolean> {
  if (owner.type === 'tenant') {
    await db.delete(tenantUser).where(eq(tenantUser.tenantId, owner.id));
    return true;
  }
  if ((await ownedBy(db, owner.id)).length > 0) {
    await db.delete(closing).where(and(eq(closing.ownerType, owner.type), eq(closing.ownerId, owner.id)));
    log.warn({}, 'an account stays, because it owns an enterprise by now');
    return false;
  }
  await db.delete(session).where(eq(session.userId, owner.id));
  return true;
}

/** The enterprises somebody owns. */
export const ownedBy = (db: Queries, userId: string): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: tenant.id, name: tenant.displayName })
    .from(tenantUser)
    .innerJoin(tenant, eq(tenant.id, tenantUser.tenantId))
    .where(and(eq(tenantUser.userId, userId), eq(tenantUser.permission, 'owner')))
    .orderBy(tenant.id);

/** Begins the removal of its assistants, also of those in the recycle bin, which other jobs carry out; true while there is one left. */
async function assistantsGo(services: Services, hooks: Hooks, owner: Owner): Promise<boolean> {
  const { db } = services;
  const own = await db
    .select({ id: kbBot.id })
    .from(kbBot)
    .where(and(eq(kbBot.ownerType, owner.type), eq(kbBot.ownerId, owner.id)));
  for (const { id } of own) await removeAssistant(services, hooks, id);
  await purgeAssistants(services, hooks, owner);
  return (await db.$count(kbBot, and(eq(kbBot.ownerType, owner.type), eq(kbBot.formerOwnerId, owner.id)))) > 0;
}

/** Whether an answer of theirs is not at rest: its coins come back to the account first. */
async function stillWrites(db: Queries, askers: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from kb_bot_chat_turn where state in ('generating', 'interrupted') and asker = any(${sql.param(askers)}::text[])
    limit 1`);
  return rows.length > 0;
}

async function clear(db: Queries, { table, where, set }: Holding, signal: AbortSignal): Promise<void> {
  const name = sql.identifier(table);
  for (;;) {
    signal.throwIfAborted();
    const some = sql`ctid in (select ctid from ${name} where ${where} limit ${batch})`;
    const { rowCount } = await patiently(db, async (tx) => {
      // Ledger and operator's log, which nothing else may change, let go of somebody who leaves.
      await tx.execute(sql`set local tinystar.closing = 'leaver'`);
      return tx.execute(set ? sql`update ${name} set ${set} where ${some}` : sql`delete from ${name} where ${some}`);
    });
    if ((rowCount ?? 0) < batch) return;
  }
}
