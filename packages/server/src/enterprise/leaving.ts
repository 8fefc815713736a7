import { enterprise, errorCodes } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import { tenant, tenantUser } from '../identity/schema.ts';
import { endAnswers } from '../answers/endAnswers.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { implement } from '../platform/http/route.ts';
import { leaveTenant } from './joinTenant.ts';
import { tellOfMembership } from './tellOfMembership.ts';
import { currentTenant } from '../identity/tenantOf.ts';

const leave = implement(enterprise.leave, async ({ input, caller, services }) => {
  const { tenantId } = input;
  await services.db.transaction(async (tx) => {
    const permission = await lockMember(tx, tenantId, caller.userId);
    if (!permission) throw notFound();
    if (permission === 'owner') {
      throw new Failure(errorCodes.conflict, '您是企业拥有者，请先把企业转让给其他成员');
    }
    await leaveTenant(tx, tenantId, caller.userId);
  });
  await endAnswers(services, { tenantId, userIds: [caller.userId], still: 'nothing' });
  return {};
});

const handOver = implement(enterprise.handOver, async ({ input, caller, services }) => {
  const { id: tenantId } = currentTenant(caller);
  if (input.userId === caller.userId) throw new Failure(errorCodes.conflict, '您已经是企业拥有者');
  await services.db.transaction(async (tx) => {
    if ((await lockMember(tx, tenantId, caller.userId)) !== 'owner') throw new Failure(errorCodes.forbidden);
    if (!(await lockMember(tx, tenantId, input.userId))) throw notFound('成员不存在');
    await makeOwner(tx, tenantId, input.userId);
    const heir = { tenantId, userIds: [input.userId], now: services.now() };
    await tellOfMembership(tx, { kind: 'role', permission: 'owner' }, heir);
  });
  return {};
});

/** Makes a member the owner; the owner so far becomes an admin. The enterprise is locked by the caller. */
async function makeOwner(tx: Queries, tenantId: string, userId: string): Promise<void> {
  const set = (permission: 'owner' | 'admin', who: ReturnType<typeof sql>) =>
    tx
      .update(tenantUser)
      .set({ permission })
      .where(and(eq(tenantUser.tenantId, tenantId), who));
  // The old owner is changed first, because the database allows only one owner.
  await set('admin', sql`permission = 'owner'`);
  await set('owner', sql`user_id = ${userId}`);
  await tx.update(tenant).set({ creatorId: userId }).where(eq(tenant.id, tenantId));
}

/** Locks the enterprise for the transaction and answers the role somebody has in it; undefined for strangers. */
async function lockMember(tx: Queries, tenantId: string, userId: string) {
  await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId)).for('update');
  const [row] = await tx
    .select({ permission: tenantUser.permission })
    .from(tenantUser)
    .where(and(eq(tenantUser.tenantId, tenantId), eq(tenantUser.userId, userId)));
  return row?.permission;
}

export const leavingRoutes = [leave, handOver];
