import { errorCodes } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { tenant, tenantUser } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { Failure } from '../platform/http/failure.ts';
import { currentTenant } from '../identity/tenantOf.ts';

/**
 * Locks the caller's enterprise for the rest of the transaction, so that counts and roles read afterwards stay true, and
 * answers the role he has in it now: a demotion or removal that was faster than his call counts. 403 below an admin.
 */
export async function lockAsAdmin(tx: Queries, caller: Caller): Promise<'owner' | 'admin'> {
  const { id: tenantId } = currentTenant(caller);
  await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId)).for('update');
  const [row] = await tx
    .select({ permission: tenantUser.permission })
    .from(tenantUser)
    .where(and(eq(tenantUser.tenantId, tenantId), eq(tenantUser.userId, caller.userId)));
  if (!row || row.permission === 'member') throw new Failure(errorCodes.forbidden);
  return row.permission;
}
