import { authorizations, type Receiver } from '@tinystar/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { assistantMissing } from '../assistants/load.ts';
import { kbBot, kbBotAuthorization } from '../assistants/schema.ts';
import { endLent } from '../answers/endAnswers.ts';
import { tenant } from '../identity/schema.ts';
import { currentTenant, loadTenant } from '../identity/tenantOf.ts';
import type { Queries } from '../platform/database/database.ts';
import { holding } from '../platform/database/like.ts';
import type { Caller } from '../platform/http/caller.ts';
import { invalid, notFound } from '../platform/http/failure.ts';
import { implement } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';

/** A list without pages ends here. */
const MOST = 200;

const receiver = {
  id: tenant.id,
  friendlyId: tenant.friendlyId,
  name: sql<string>`coalesce(nullif(${tenant.displayName}, ''), ${tenant.name})`,
  avatar: tenant.avatar,
};
const card = {
  id: kbBot.id,
  publicId: kbBot.publicId,
  name: kbBot.name,
  avatar: kbBot.avatar,
  description: kbBot.description,
};
const ownedBy = (caller: Caller) => and(eq(kbBot.ownerType, 'tenant'), eq(kbBot.ownerId, currentTenant(caller).id));

/** Another enterprise; one cannot lend to oneself. */
async function loadReceiver(db: Queries, caller: Caller, tenantId: string): Promise<void> {
  const [found] = await db.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId));
  if (!found || found.id === currentTenant(caller).id) throw notFound();
}

const receivers = implement(authorizations.receivers, async ({ caller, services: { db } }) => {
  const own = await loadTenant(db, caller);
  const rows = await db
    .select({ ...receiver, kbBotCount: sql<number>`count(*)::int` })
    .from(kbBotAuthorization)
    .innerJoin(kbBot, eq(kbBot.id, kbBotAuthorization.kbBotId))
    .innerJoin(tenant, eq(tenant.id, kbBotAuthorization.tenantId))
    .where(ownedBy(caller))
    .groupBy(tenant.id)
    .orderBy(sql`max(${kbBotAuthorization.createdAt}) desc`, tenant.id)
    .limit(MOST);
  return { rows, friendlyId: own.friendlyId };
});

const find = implement(authorizations.find, async ({ input, caller, services: { db } }): Promise<Receiver> => {
  const [found] = await db
    .select(receiver)
    .from(tenant)
    .where(eq(tenant.friendlyId, input.friendlyId.trim().toLowerCase()));
  if (!found) throw notFound();
  if (found.id === currentTenant(caller).id) throw invalid('friendlyId', '不能授权给本企业');
  return found;
});

const isLentTo = (tenantId: string) => sql`exists (
  select from kb_bot_authorization a where a.kb_bot_id = ${kbBot.id} and a.tenant_id = ${tenantId})`;

const lendable = implement(authorizations.lendable, async ({ input: { tenantId }, caller, services: { db } }) => {
  await loadReceiver(db, caller, tenantId);
  const rows = await db
    .select(card)
    .from(kbBot)
    .where(and(ownedBy(caller), sql`not ${isLentTo(tenantId)}`))
    .orderBy(sql`${kbBot.updatedAt} desc`, kbBot.id)
    .limit(MOST);
  return { rows };
});

const lent = implement(authorizations.lent, async ({ input, caller, services: { db } }) => {
  const { tenantId, keyword, page, size } = input;
  await loadReceiver(db, caller, tenantId);
  const wanted = and(
    ownedBy(caller),
    eq(kbBotAuthorization.tenantId, tenantId),
    keyword?.trim() ? sql`${kbBot.name} ilike ${holding(keyword)}` : undefined,
  );
  const rows = await db
    .select({ ...card, createdAt: kbBotAuthorization.createdAt, count: sql<number>`count(*) over ()::int` })
    .from(kbBotAuthorization)
    .innerJoin(kbBot, eq(kbBot.id, kbBotAuthorization.kbBotId))
    .where(wanted)
    .orderBy(sql`${kbBotAuthorization.createdAt} desc`, kbBot.id)
    .limit(size)
    .offset((page - 1) * size);
  return {
    rows: rows.map(({ createdAt, count: _, ...row }) => ({ ...row, time: createdAt.getTime() })),
    count: rows[0]?.count ?? 0,
  };
});

const received = implement(authorizations.received, async ({ caller, services: { db } }) => {
  const rows = await db
    .select({ ...card, createdAt: kbBotAuthorization.createdAt, tenantName: receiver.name })
    .from(kbBotAuthorization)
    .innerJoin(kbBot, eq(kbBot.id, kbBotAuthorization.kbBotId))
    .innerJoin(tenant, and(eq(kbBot.ownerType, 'tenant'), eq(tenant.id, kbBot.ownerId)))
    .where(and(eq(kbBotAuthorization.tenantId, currentTenant(caller).id), eq(kbBot.status, 'enabled')))
    .orderBy(sql`${kbBotAuthorization.createdAt} desc`, kbBot.id)
    .limit(MOST);
  return { rows: rows.map(({ createdAt, ...row }) => ({ ...row, time: createdAt.getTime() })) };
});

/** All of these assistants are own ones; locked, so that none is deleted or changes hands meanwhile. */
async function checkOwn(tx: Queries, caller: Caller, kbBotIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(kbBotIds)];
  const own = await tx
    .select({ id: kbBot.id })
    .from(kbBot)
    .where(and(ownedBy(caller), inArray(kbBot.id, ids)))
    .orderBy(kbBot.id)
    .for('key share');
  if (own.length < ids.length) throw assistantMissing();
  return ids;
}

const lend = implement(authorizations.lend, async ({ input: { tenantId, kbBotIds }, caller, services }) => {
  await loadReceiver(services.db, caller, tenantId);
  const rows = await services.db.transaction(async (tx) => {
    const ids = await checkOwn(tx, caller, kbBotIds);
    return tx
      .insert(kbBotAuthorization)
      .values(ids.map((kbBotId) => ({ kbBotId, tenantId, createdAt: services.now() })))
      .onConflictDoNothing()
      .returning({ id: kbBotAuthorization.kbBotId });
  });
  return { count: rows.length };
});

const withdraw = implement(authorizations.withdraw, async ({ input: { tenantId, kbBotIds }, caller, services }) => {
  const rows = await services.db.transaction(async (tx) => {
    const ids = await checkOwn(tx, caller, kbBotIds);
    return tx
      .delete(kbBotAuthorization)
      .where(and(inArray(kbBotAuthorization.kbBotId, ids), eq(kbBotAuthorization.tenantId, tenantId)))
      .returning({ id: kbBotAuthorization.kbBotId });
  });
  await endLent(
    services,
    tenantId,
    rows.map(({ id }) => id),
  );
  return { count: rows.length };
});

/** Assistants that enterprises lend to each other (AUTHZ-01 to AUTHZ-06). */
export const authorizationsModule: Module = {
  routes: [receivers, find, lendable, lent, received, lend, withdraw],
};
