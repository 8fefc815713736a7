import { enterprise, errorCodes, type Input, type Member } from '@tinystar/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { tenantUser, user } from '../identity/schema.ts';
import { endAnswers } from '../answers/endAnswers.ts';
import type { Queries } from '../platform/database/database.ts';
import { isChosenElsewise } from '../platform/database/versions.ts';
import type { Caller } from '../platform/http/caller.ts';
import { Failure, invalid, notFound } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { addPeople } from './addPeople.ts';
import { joinTenant, leaveTenant } from './joinTenant.ts';
import { lockAsAdmin } from './lockAsAdmin.ts';
import { memberPage } from './memberPage.ts';
import { tenantInvitation } from './schema.ts';
import { tellOfMembership } from './tellOfMembership.ts';
import { currentTenant } from '../identity/tenantOf.ts';

/** Each added number tells whether it has an account, so the answers are counted against listing phone numbers. */
const lookUps = { max: 300, seconds: 86_400 };

const page = implement(enterprise.members, ({ input, caller, services }) =>
  memberPage(services.db, currentTenant(caller).id, input),
);

const add = implement(enterprise.addMember, async ({ input, caller, services }) => {
  const { id: tenantId } = currentTenant(caller);
  await allow(services, `members:add:${tenantId}`, lookUps);
  return services.db.transaction(async (tx) => {
    const role = await lockAsAdmin(tx, caller);
    if (input.permission === 'admin') requireOwner(role);
    const [person] = await tx.select({ id: user.id }).from(user).where(eq(user.phoneNumber, input.phoneNumber));
    const now = services.now();
    if (person) {
      const fresh = await joinTenant(tx, { tenantId, userId: person.id, permission: input.permission, now });
      if (!fresh) throw invalid('phoneNumber', '该用户已是企业成员');
      return { status: 'joined' as const };
    }
    const [waiting] = await tx
      .insert(tenantInvitation)
      .values({
        tenantId,
        phoneNumber: input.phoneNumber,
        name: input.name?.trim() ?? '',
        permission: input.permission,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: tenantInvitation.id });
    if (!waiting) throw invalid('phoneNumber', '该手机号已被邀请');
    return { status: 'waitJoin' as const };
  });
});

const addMany = implement(enterprise.addMembers, ({ input, caller, services }) =>
  addPeople(services, caller, input.users),
);

const remove = implement(enterprise.removeMembers, async ({ input, caller, services }) => {
  const { id: tenantId } = currentTenant(caller);
  const { members: left } = await changeMembers(services, caller, input.userIds, async (tx, { members, invited }) => {
    for (const { id } of members) await leaveTenant(tx, tenantId, id);
    await tellOfMembership(tx, { kind: 'removed' }, { tenantId, userIds: idsOf(members), now: services.now() });
    if (invited.length > 0) await tx.delete(tenantInvitation).where(inArray(tenantInvitation.id, idsOf(invited)));
  });
  await endAnswers(services, { tenantId, userIds: idsOf(left), still: 'nothing' });
  return {};
});

const updatePermission = implement(enterprise.updatePermission, async ({ input, caller, services }) => {
  const { id: tenantId } = currentTenant(caller);
  const { permission } = input;
  const chosen = await changeMembers(services, caller, input.userIds, async (tx, { members, invited, role }) => {
    if (permission === 'admin') requireOwner(role);
    refuseStaleRoles(input, [...members, ...invited]);
    const ids = idsOf(members);
    if (ids.length > 0) {
      await tx
        .update(tenantUser)
        .set({ permission })
        .where(and(eq(tenantUser.tenantId, tenantId), inArray(tenantUser.userId, ids)));
      const changed = idsOf(members.filter((before) => before.permission !== permission));
      await tellOfMembership(tx, { kind: 'role', permission }, { tenantId, userIds: changed, now: services.now() });
    }
    if (invited.length > 0)
      await tx
        .update(tenantInvitation)
        .set({ permission })
        .where(inArray(tenantInvitation.id, idsOf(invited)));
  });
  const demoted = chosen.members.filter((before) => before.permission === 'admin' && permission === 'member');
  await endAnswers(services, { tenantId, userIds: idsOf(demoted), still: 'use' });
  return {};
});

type Person = Pick<Member, 'id' | 'name' | 'permission'>;

const idsOf = (people: readonly Person[]): string[] => people.map(({ id }) => id);

/** Throws 409 with the people whose roles are others by now than the caller saw. */
function refuseStaleRoles({ was = {}, permission }: Input<typeof enterprise.updatePermission>, people: Person[]): void {
  const seen = new Map<string, Person['permission']>(Object.entries(was));
  const members = people.filter(({ id, permission: is }) =>
    isChosenElsewise({ was: seen.get(id), is, wanted: permission }),
  );
  if (members.length > 0) throw new Failure(errorCodes.conflict, undefined, { current: { members } });
}

interface Chosen {
  members: Person[];
  invited: Person[];
  /** The caller's role. */
  role: 'owner' | 'admin';
}

/**
 * Changes the chosen people of the caller's enterprise, all or none. Nobody can change the owner, and only the owner can
 * change an admin. An id that is neither a member nor invited here gives 404. Returns the people it changed, as they were
 * before.
 */
async function changeMembers(
  services: Services,
  caller: Caller,
  ids: readonly string[],
  change: (tx: Queries, chosen: Chosen) => Promise<void>,
): Promise<Chosen> {
  const { id: tenantId } = currentTenant(caller);
  const wanted = [...new Set(ids)];
  return services.db.transaction(async (tx) => {
    const role = await lockAsAdmin(tx, caller);
    const members = await tx
      .select({ id: tenantUser.userId, name: user.name, permission: tenantUser.permission })
      .from(tenantUser)
      .innerJoin(user, eq(user.id, tenantUser.userId))
      .where(and(eq(tenantUser.tenantId, tenantId), inArray(tenantUser.userId, wanted)));
    const invited = await tx
      .select({ id: tenantInvitation.id, name: tenantInvitation.name, permission: tenantInvitation.permission })
      .from(tenantInvitation)
      .where(and(eq(tenantInvitation.tenantId, tenantId), inArray(tenantInvitation.id, wanted)));
    if (members.length + invited.length < wanted.length) throw notFound('成员不存在');
    if (members.some(({ permission }) => permission === 'owner')) {
      throw new Failure(errorCodes.forbidden, '不能更改企业拥有者');
    }
    if ([...members, ...invited].some(({ permission }) => permission === 'admin')) requireOwner(role);
    const chosen = { members, invited, role };
    await change(tx, chosen);
    return chosen;
  });
}

function requireOwner(role: 'owner' | 'admin'): void {
  if (role !== 'owner') throw new Failure(errorCodes.forbidden, '仅企业拥有者可以设置或移除管理员');
}

export const memberRoutes = [page, add, addMany, remove, updatePermission];
