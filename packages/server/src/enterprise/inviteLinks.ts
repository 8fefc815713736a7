import { enterprise, joining } from '@tinystar/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { tenant, tenantUser, user } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { notFound } from '../platform/http/failure.ts';
import { allow, clientOf } from '../platform/http/limit.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { joinTenant } from './joinTenant.ts';
import { lockAsAdmin } from './lockAsAdmin.ts';
import { inviteLink } from './schema.ts';
import { currentTenant } from '../identity/tenantOf.ts';

const life = 30 * 86_400_000;
const looks = { max: 60, seconds: 600 };
const gone = '邀请链接无效或已过期';

const current = implement(enterprise.inviteLink, ({ caller, services }) =>
  services.db.transaction(async (tx) => {
    const { id: tenantId } = currentTenant(caller);
    await lockAsAdmin(tx, caller);
    const [live] = await tx
      .select()
      .from(inviteLink)
      .where(and(eq(inviteLink.tenantId, tenantId), isNull(inviteLink.revokedAt)));
    if (live && live.expiresAt > services.now()) return { id: live.id, expiresAt: live.expiresAt.getTime() };
    return makeLink(tx, services, tenantId, caller.userId);
  }),
);

const renew = implement(enterprise.renewInviteLink, ({ caller, services }) =>
  services.db.transaction(async (tx) => {
    const { id: tenantId } = currentTenant(caller);
    await lockAsAdmin(tx, caller);
    return makeLink(tx, services, tenantId, caller.userId);
  }),
);

/** Makes a new link; the previous one stops working. */
async function makeLink(tx: Queries, services: Services, tenantId: string, createdBy: string) {
  const now = services.now();
  await tx
    .update(inviteLink)
    .set({ revokedAt: now })
    .where(and(eq(inviteLink.tenantId, tenantId), isNull(inviteLink.revokedAt)));
  const expiresAt = new Date(now.getTime() + life);
  const [made] = await tx
    .insert(inviteLink)
    .values({ tenantId, createdBy, expiresAt })
    .returning({ id: inviteLink.id });
  return { id: made!.id, expiresAt: expiresAt.getTime() };
}

const look = implement(joining.byInviteLink, async ({ input, ip, services }) => {
  await allow(services, `inviteLink:ip:${clientOf(ip)}`, looks);
  const { enterpriseName, avatar, inviterName, inviteCode } = await liveLink(services, input.inviteLinkId);
  return { inviteCode, inviterName, tenant: { name: enterpriseName, avatar } };
});

const activate = implement(joining.activate, async ({ input, caller, services }) => {
  await allow(services, `inviteLink:user:${caller.userId}`, looks);
  const { tenantId } = await liveLink(services, input.inviteLinkId);
  return services.db.transaction(async (tx) => {
    const now = services.now();
    const fresh = await joinTenant(tx, { tenantId, userId: caller.userId, permission: 'member', byHimself: true, now });
    if (!input.keepIdentity) await tx.update(user).set({ currentTenantId: tenantId }).where(eq(user.id, caller.userId));
    return { tenantId, alreadyMember: !fresh };
  });
});

const membership = implement(joining.membership, async ({ input, caller, services }) => {
  await allow(services, `inviteLink:user:${caller.userId}`, looks);
  const { tenantId } = await liveLink(services, input.inviteLinkId);
  const own = and(eq(tenantUser.tenantId, tenantId), eq(tenantUser.userId, caller.userId));
  return { alreadyMember: (await services.db.$count(tenantUser, own)) > 0 };
});

/**
 * The link when it works: known, not revoked, not old, of an enterprise that is not stopped. 404 otherwise, always
 * alike.
 */
async function liveLink({ db, now }: Services, id: string) {
  const [found] = await db
    .select({
      tenantId: tenant.id,
      enterpriseName: tenant.name,
      avatar: tenant.avatar,
      inviterName: user.name,
      inviteCode: user.inviteCode,
    })
    .from(inviteLink)
    .innerJoin(tenant, eq(tenant.id, inviteLink.tenantId))
    .innerJoin(user, eq(user.id, inviteLink.createdBy))
    .where(
      and(
        eq(inviteLink.id, id),
        isNull(inviteLink.revokedAt),
        gt(inviteLink.expiresAt, now()),
        eq(tenant.status, 'enabled'),
      ),
    );
  if (!found) throw notFound(gone);
  return found;
}

export const inviteLinkRoutes = [current, renew, look, membership, activate];
