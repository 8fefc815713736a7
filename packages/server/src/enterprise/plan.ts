import { errorCodes, joining, prices } from '@tinystar/contract';
import { and, asc, eq, isNotNull, lte, min } from 'drizzle-orm';
import * as z from 'zod/mini';
import { tenant, tenantUser, user } from '../identity/schema.ts';
import { openCoinAccount } from '../coins/openCoinAccount.ts';
import { newId } from '../platform/database/columns.ts';
import type { Queries } from '../platform/database/database.ts';
import { laterThan } from '../platform/database/versions.ts';
import { Failure } from '../platform/http/failure.ts';
import { implement } from '../platform/http/route.ts';
import { defineJob } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { currentTenant, loadTenant } from '../identity/tenantOf.ts';
import { createFirstShoppe } from '../shoppes/create.ts';

/** Days of the free enterprise entitlement (platform.md §9). */
export const FREE_TRIAL_DAYS = 3;
const day = 86_400_000;
const used = '每个企业只能领取一次免费试用';

const applyFree = implement(joining.applyFree, async ({ caller, services }) => {
  const row = await loadTenant(services.db, caller);
  const from = Math.max(services.now().getTime(), row.planEndsAt?.getTime() ?? 0);
  const planEndsAt = new Date(from + FREE_TRIAL_DAYS * day);
  // A plan without an end cannot become longer.
  if (row.type === 'formal' && row.planEndsAt === null && row.status === 'enabled') {
    throw new Failure(errorCodes.conflict, '当前企业套餐长期有效，无需领取');
  }
  const given = await services.db
    .update(tenant)
    .set({
      planEndsAt,
      status: 'enabled',
      freeTrialUsed: true,
      updatedAt: laterThan(tenant.updatedAt, services.now()),
    })
    .where(and(eq(tenant.id, currentTenant(caller).id), eq(tenant.freeTrialUsed, false)))
    .returning({ id: tenant.id });
  if (given.length === 0) throw new Failure(errorCodes.conflict, used);
  await scheduleStopPlans(services);
  return { expiresAt: planEndsAt.getTime() };
});

const applyFreeAndCreateShoppe = implement(joining.applyFreeAndCreateShoppe, async ({ caller, services }) => {
  const answer = await services.db.transaction(async (tx) => {
    // One call at a time per person, so that two tabs do not make two enterprises.
    const [person] = await tx.select().from(user).where(eq(user.id, caller.userId)).for('update');
    if (!person) throw new Failure(errorCodes.unauthenticated);
    const [own] = await tx
      .select()
      .from(tenant)
      .where(eq(tenant.creatorId, caller.userId))
      .orderBy(asc(tenant.createdAt))
      .limit(1);
    if (own) {
      if (!own.freeTrialUsed && own.planEndsAt !== null) {
        const from = Math.max(services.now().getTime(), own.planEndsAt.getTime());
        await tx
          .update(tenant)
          .set({
            planEndsAt: new Date(from + FREE_TRIAL_DAYS * day),
            status: 'enabled',
            freeTrialUsed: true,
            updatedAt: laterThan(tenant.updatedAt, services.now()),
          })
          .where(eq(tenant.id, own.id));
      }
      await createFirstShoppe(tx, own.id, services.now());
      return { needSwitchTenant: caller.tenant?.id !== own.id };
    }
    const now = services.now();
    const id = newId();
    const name = `${person.name}的企业`;
    await tx.insert(tenant).values({
      id,
      type: 'trial',
      name,
      displayName: name,
      avatar: person.avatar,
      creatorId: person.id,
      planEndsAt: new Date(now.getTime() + FREE_TRIAL_DAYS * day),
      freeTrialUsed: true,
      createdAt: now,
    });
    await tx.insert(tenantUser).values({ tenantId: id, userId: person.id, permission: 'owner', createdAt: now });
    await openCoinAccount(tx, { type: 'tenant', id }, prices.tenantStart, now);
    await createFirstShoppe(tx, id, now);
    // A person in his personal identity is switched to the new enterprise at once; others are asked first.
    if (caller.tenant) return { needSwitchTenant: true };
    await tx.update(user).set({ currentTenantId: id }).where(eq(user.id, person.id));
    return { needSwitchTenant: false };
  });
  await scheduleStopPlans(services);
  return answer;
});

/** Enterprises whose plan has ended stop at that minute. */
export const stopPlans = defineJob(
  'enterprise.stopPlans',
  z.object({}),
  async (_payload, { services }) => {
    const ended = await services.db
      .update(tenant)
      .set({ status: 'stopped', updatedAt: laterThan(tenant.updatedAt, services.now()) })
      .where(and(isNotNull(tenant.planEndsAt), lte(tenant.planEndsAt, services.now()), eq(tenant.status, 'enabled')))
      .returning({ id: tenant.id });
    if (ended.length > 0) services.log.info({ tenants: ended.length }, 'plans ended');
    await scheduleStopPlans(services);
  },
  { attempts: 3, timeout: 60_000 },
);

/** Wakes the job when the next plan ends, after a day at the latest; called again whenever a plan gets a new end. */
export async function scheduleStopPlans({ db, now }: { db: Queries } & Pick<Services, 'now'>): Promise<void> {
  const [next] = await db
    .select({ at: min(tenant.planEndsAt) })
    .from(tenant)
    .where(eq(tenant.status, 'enabled'));
  const tomorrow = now().getTime() + day;
  const runAt = new Date(Math.min(tomorrow, next?.at?.getTime() ?? tomorrow));
  await stopPlans.enqueue(db, {}, { key: 'enterprise.stopPlans', runAt });
}

export const planRoutes = [applyFree, applyFreeAndCreateShoppe];
