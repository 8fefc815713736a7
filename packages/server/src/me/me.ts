import { constants, errorCodes, me, messages, reading, tenant as tenantCalls, type Tenant } from '@tinystar/contract';
import { and, desc, eq } from 'drizzle-orm';
import { balanceOf } from '../coins/move.ts';
import { assistantCount } from '../assistants/assistantCount.ts';
import type { UnreadByIdentity } from '../customerService/unread.ts';
import { notePresence } from '../customerService/waiting.ts';
import { stoppedFor } from '../identity/stopped.ts';
import { loadTenant } from '../identity/tenantOf.ts';
import { nextVersion } from '../platform/database/versions.ts';
import { ownerOf } from '../platform/http/caller.ts';
import { Failure, invalid, notFound } from '../platform/http/failure.ts';
import { allow, forgive } from '../platform/http/limit.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { checkAvatar } from '../identity/checkAvatar.ts';
import { checkPassword, hashPassword } from '../account/password.ts';
import { tenant, tenantUser, user } from '../identity/schema.ts';
import { endSession, endSessions } from '../identity/session.ts';
import { requireSmsCode } from '../identity/smsCodes.ts';
import { unreadOf } from './unreadOf.ts';
import { isWeakPassword, weakPassword } from '../account/weakPassword.ts';

const wrongOldPassword = { max: 5, seconds: 900, pause: 900 };

const info = implement(me.info, async ({ caller, services }) => {
  const person = await personOf(services, caller.userId);
  const { byIdentity: waiting } = await unreadOf(services, caller);
  const tenants = await tenantsOf(services, caller.userId, waiting);
  return {
    id: person.id,
    name: person.name,
    avatar: person.avatar,
    phoneNumber: person.phoneNumber,
    currentTenantId: caller.tenant?.id ?? '',
    couponRegistered: person.couponRegistered,
    CoinCount: await balanceOf(services.db, { type: 'personal', id: person.id }),
    unreadMessageCount: waiting.get('') ?? 0,
    tenants,
    isTenant: caller.tenant !== null,
    isUserChannel: caller.channelUser,
    hasPassword: person.passwordHash !== null,
    ...(person.reading && { reading: person.reading }),
    updatedAt: person.updatedAt.getTime(),
  };
});

const inviteCode = implement(me.inviteCode, async ({ caller, services }) => ({
  inviteCode: (await personOf(services, caller.userId)).inviteCode,
}));

const inviteCount = implement(me.inviteCount, async ({ caller, services }) => ({
  inviteUserCount: await services.db.$count(user, eq(user.invitedBy, caller.userId)),
}));

const avatar = implement(me.avatar, async ({ caller, services }) => ({
  avatar: (await personOf(services, caller.userId)).avatar,
}));

const avatarOf = implement(me.avatarOf, async ({ input, services }) => {
  const [person] = await services.db.select({ avatar: user.avatar }).from(user).where(eq(user.id, input.userId));
  if (!person) throw notFound();
  return person;
});

const permissions = implement(me.permissions, async ({ caller, services }) => {
  const tenants = await tenantsOf(services, caller.userId);
  return {
    isAnyTenantCreator: tenants.some(({ isCreator }) => isCreator),
    isUserChannel: caller.channelUser,
    tenantUserPermission: caller.tenant?.permission ?? null,
    isTenantKbBotCustomerService: caller.customerService,
    currentIdentity: caller.tenant ? ('tenant' as const) : ('personal' as const),
    isOperator: caller.operator,
  };
});

const unread = implement(me.unread, async ({ caller, services }) => {
  if (caller.customerService) await notePresence(services.db, caller.userId, services.now());
  const { byIdentity: waiting, notices } = await unreadOf(services, caller);
  return {
    count: waiting.get(caller.tenant?.id ?? '') ?? 0,
    personal: waiting.get('') ?? 0,
    tenants: [...waiting].flatMap(([id, unreadMessageCount]) => (id === '' ? [] : [{ id, unreadMessageCount }])),
    ...(notices > 0 && { notices }),
  };
});

const switchTenant = implement(me.switchTenant, async ({ input, caller, services }) => {
  const wanted = input.tenantId === constants.PERSONAL_IDENTITY_ID ? '' : input.tenantId;
  if (wanted !== '') {
    const [member] = await services.db
      .select({ status: tenant.status, permission: tenantUser.permission })
      .from(tenantUser)
      .innerJoin(tenant, eq(tenant.id, tenantUser.tenantId))
      .where(and(eq(tenantUser.tenantId, wanted), eq(tenantUser.userId, caller.userId)));
    if (!member) throw notFound();
    if (member.status === 'stopped') throw stoppedFor(member.permission);
    await services.db
      .update(tenantUser)
      .set({ isNew: false })
      .where(and(eq(tenantUser.tenantId, wanted), eq(tenantUser.userId, caller.userId)));
  }
  await services.db
    .update(user)
    .set({ currentTenantId: wanted === '' ? null : wanted })
    .where(eq(user.id, caller.userId));
  return {};
});

const logOut = implement(me.logOut, async ({ caller, services }) => {
  await endSession(services.db, caller.sessionId);
  return {};
});

const presentProfile = ({ name, avatar: face, updatedAt }: typeof user.$inferSelect) => ({
  name,
  avatar: face,
  updatedAt: updatedAt.getTime(),
});

const updateInfo = implement(me.updateInfo, async ({ input, caller, services }) => {
  if (input.avatar) checkAvatar(input.avatar, 'account');
  const changes = {
    ...(input.name !== undefined && { name: input.name }),
    ...(input.avatar && { avatar: input.avatar }),
  };
  return await services.db.transaction(async (tx) => {
    const self = eq(user.id, caller.userId);
    const [person] = await tx.select().from(user).where(self).for('update');
    if (!person) throw notFound();
    const { version } = input;
    const current = () => presentProfile(person);
    if (Object.keys(changes).length === 0) return current();
    const updatedAt = await nextVersion({ version, savedAt: person.updatedAt, now: services.now(), current });
    await tx
      .update(user)
      .set({ ...changes, updatedAt })
      .where(self);
    return presentProfile({ ...person, ...changes, updatedAt });
  });
});

const keepReading = implement(reading.keep, async ({ input, caller, services }) => {
  await services.db.update(user).set({ reading: input.reading }).where(eq(user.id, caller.userId));
  return {};
});

const updatePassword = implement(me.updatePassword, async ({ input, caller, services, ip }) => {
  const key = `oldPassword:${caller.userId}`;
  await allow(services, key, wrongOldPassword);
  const person = await personOf(services, caller.userId);
  // Whoever came by SMS has no password yet: a code to his phone stands in for the old one. A session alone must not do,
  // or whoever finds one open would have the account for good.
  const first = person.passwordHash === null;
  const right = first ? input.password === '' : await checkPassword(input.password, person.passwordHash);
  if (!right) throw invalid('password', '原密码错误');
  await forgive(services, key);
  if (input.newPassword === input.password) throw invalid('newPassword', '新密码不能与原密码相同');
  if (await isWeakPassword(input.newPassword, person.phoneNumber)) throw invalid('newPassword', weakPassword);
  if (first) await requireSmsCode(services, person.phoneNumber, 'firstPassword', input.smsCode ?? '', ip);
  const passwordHash = await hashPassword(input.newPassword);
  await services.db.transaction(async (tx) => {
    await tx.update(user).set({ passwordHash, passwordFailures: 0 }).where(eq(user.id, caller.userId));
    await endSessions(tx, caller.userId);
  });
  return {};
});

const tenantInfo = implement(tenantCalls.info, async ({ caller, services }) => {
  const row = await loadTenant(services.db, caller);
  return {
    ...row,
    isCreator: row.creatorId === caller.userId,
    unreadMessageCount: (await unreadOf(services, caller)).byIdentity.get(row.id) ?? 0,
    kbBotUsage: { used: await assistantCount(services, ownerOf(caller)), limit: null },
    planEndsAt: row.planEndsAt?.getTime() ?? null,
    updatedAt: row.updatedAt.getTime(),
  };
});

async function personOf(services: Services, userId: string) {
  const [row] = await services.db.select().from(user).where(eq(user.id, userId));
  if (!row) throw new Failure(errorCodes.unauthenticated, messages.sessionExpired);
  return row;
}

async function tenantsOf(services: Services, userId: string, waiting?: UnreadByIdentity): Promise<Tenant[]> {
  const rows = await services.db
    .select({ tenant, permission: tenantUser.permission, isNew: tenantUser.isNew })
    .from(tenantUser)
    .innerJoin(tenant, eq(tenant.id, tenantUser.tenantId))
    .where(eq(tenantUser.userId, userId))
    .orderBy(desc(tenantUser.createdAt));
  return rows.map((row) => ({
    ...row.tenant,
    isCreator: row.tenant.creatorId === userId,
    permission: row.permission,
    isNew: row.isNew,
    unreadMessageCount: waiting?.get(row.tenant.id) ?? 0,
  }));
}

export const meRoutes = [
  info,
  avatar,
  avatarOf,
  permissions,
  unread,
  inviteCode,
  inviteCount,
  switchTenant,
  logOut,
  updateInfo,
  keepReading,
  updatePassword,
  tenantInfo,
];
