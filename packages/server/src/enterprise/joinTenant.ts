import { and, eq } from 'drizzle-orm';
import { tenantUser, user } from '../identity/schema.ts';
import { dropNotices } from '../notices/notify.ts';
import type { Queries } from '../platform/database/database.ts';
import { tenantInvitation } from './schema.ts';

interface Joining {
  tenantId: string;
  userId: string;
  permission: 'admin' | 'member';
  /** He joins by himself, and need not be told. */
  byHimself?: boolean;
  now: Date;
}

/** Makes a person a member; answers false when he was one already, whose role then stays as it is. */
export async function joinTenant(queries: Queries, joining: Joining): Promise<boolean> {
  const { tenantId, userId, permission, byHimself = false, now } = joining;
  const rows = await queries
    .insert(tenantUser)
    .values({ tenantId, userId, permission, isNew: !byHimself, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: tenantUser.userId });
  if (rows.length === 0) return false;
  await dropNotices(queries, tenantId, [userId]);
  return true;
}

/** On registration: the invitations that waited for this phone number become memberships. */
export async function acceptInvitations(
  queries: Queries,
  account: { userId: string; phoneNumber: string; now: Date },
): Promise<void> {
  const waiting = await queries
    .delete(tenantInvitation)
    .where(eq(tenantInvitation.phoneNumber, account.phoneNumber))
    .returning({ tenantId: tenantInvitation.tenantId, permission: tenantInvitation.permission });
  for (const { tenantId, permission } of waiting) {
    await joinTenant(queries, { tenantId, userId: account.userId, permission, now: account.now });
  }
}

/** Ends a membership; whoever acted as the enterprise is himself again at his next call. */
export async function leaveTenant(queries: Queries, tenantId: string, userId: string): Promise<void> {
  await queries.delete(tenantUser).where(and(eq(tenantUser.tenantId, tenantId), eq(tenantUser.userId, userId)));
  await queries
    .update(user)
    .set({ currentTenantId: null })
    .where(and(eq(user.id, userId), eq(user.currentTenantId, tenantId)));
  await dropNotices(queries, tenantId, [userId]);
}
