import { constants, prices, type Output, type operator } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { openCoinAccount } from '../coins/openCoinAccount.ts';
import { balanceOf, moveCoins } from '../coins/move.ts';
import { scheduleStopPlans } from '../enterprise/plan.ts';
import { tenant, tenantUser, user } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { newId } from '../platform/database/columns.ts';
import { laterThan, nextVersion } from '../platform/database/versions.ts';
import { notFound } from '../platform/http/failure.ts';
import { record, type Given, type Operating } from './operate.ts';
import { personOf } from './people.ts';

const missing = () => notFound('企业不存在');
const dateOf = (time: number | null): Date | null => (time === null ? null : new Date(time));
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: constants.TIME_ZONE });
const dayOf = (time: number | null): string => (time === null ? '长期有效' : day.format(time));

/**
 * Makes an enterprise with its purse for a person, who owns it. Whoever had no account before begins as it; others stay
 * who they are and switch when they like. `db` may be a transaction that it is a part of.
 */
export async function createEnterprise(
  operating: Operating,
  { name, phoneNumber, planEndsAt }: Given<typeof operator.createEnterprise>,
  db: Queries = operating.services.db,
): Promise<Output<typeof operator.createEnterprise>> {
  const { services } = operating;
  const now = services.now();
  const id = newId();
  await db.transaction(async (tx) => {
    const known = await tx.$count(user, eq(user.phoneNumber, phoneNumber));
    const ownerId = await personOf(operating, tx, phoneNumber);
    await tx.insert(tenant).values({
      id,
      name: name.trim(),
      displayName: name.trim(),
      avatar: { type: 'color', color: 'blue' },
      creatorId: ownerId,
      planEndsAt: dateOf(planEndsAt),
      createdAt: now,
    });
    await tx
      .insert(tenantUser)
      .values({ tenantId: id, userId: ownerId, permission: 'owner', isNew: known > 0, createdAt: now });
    await openCoinAccount(tx, { type: 'tenant', id }, prices.tenantStart, now);
    if (known === 0) await tx.update(user).set({ currentTenantId: id }).where(eq(user.id, ownerId));
    await record(tx, operating, 'tenant.create', name.trim(), `${phoneNumber}，${dayOf(planEndsAt)}`);
  });
  await scheduleStopPlans({ db, now: services.now });
  return { tenantId: id };
}

/** Gives a plan a new end; an enterprise that was stopped runs again, unless that end is past already. */
export async function extendEnterprise(
  operating: Operating,
  { id, planEndsAt, version }: Given<typeof operator.extend>,
  db: Queries = operating.services.db,
): Promise<void> {
  const { services } = operating;
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(tenant).where(eq(tenant.id, id)).for('update');
    if (!before) throw missing();
    const endedAt = before.planEndsAt?.getTime() ?? null;
    const savedAt = before.updatedAt;
    const now = services.now();
    const current = () => ({ status: before.status, planEndsAt: endedAt, updatedAt: savedAt.getTime() });
    const updatedAt = await nextVersion({ version, savedAt, now, current });
    const onlyEnabled = before.status === 'stopped' && endedAt === planEndsAt;
    const status = planEndsAt !== null && planEndsAt <= now.getTime() ? 'stopped' : 'enabled';
    await tx
      .update(tenant)
      .set({ planEndsAt: dateOf(planEndsAt), status, updatedAt })
      .where(eq(tenant.id, id));
    await record(tx, operating, onlyEnabled ? 'tenant.enable' : 'tenant.extend', before.name, dayOf(planEndsAt));
  });
  await scheduleStopPlans({ db, now: services.now });
}

export async function stopEnterprise(operating: Operating, { id }: Given<typeof operator.stop>): Promise<void> {
  await operating.services.db.transaction(async (tx) => {
    const [row] = await tx
      .update(tenant)
      .set({ status: 'stopped', updatedAt: laterThan(tenant.updatedAt, operating.services.now()) })
      .where(eq(tenant.id, id))
      .returning({ name: tenant.name });
    if (!row) throw missing();
    await record(tx, operating, 'tenant.stop', row.name);
  });
}

/** Moves coins through the ledger, once per key. Throws code 20013 when more is taken than is there. */
export async function giveCoins(
  operating: Operating,
  { id, coins, remark, key }: Given<typeof operator.giveCoins>,
  db: Queries = operating.services.db,
): Promise<Output<typeof operator.giveCoins>> {
  const { services } = operating;
  const owner = { type: 'tenant', id } as const;
  return db.transaction(async (tx) => {
    const [row] = await tx.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, id));
    if (!row) throw missing();
    const movement = { owner, delta: coins, key: `operator:${key}`, type: 'operator', remark: remark.trim() };
    if (await moveCoins(tx, { ...movement, now: services.now() })) {
      await record(tx, operating, 'tenant.coins', row.name, `${coins > 0 ? '+' : ''}${coins}，${remark.trim()}`);
    }
    return { count: await balanceOf(tx, owner) };
  });
}
