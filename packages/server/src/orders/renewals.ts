import { errorCodes, renewals as calls } from '@tinystar/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { tenant, tenantUser } from '../identity/schema.ts';
import type { Owner } from '../platform/http/caller.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { buy, closeOrder, lookAfter, payFor, type OrderRow } from './buy.ts';
import { productsOf } from './products.ts';
import { payOrder } from './schema.ts';

const ownerOnly = '仅企业拥有者可以为企业续费';

/** The enterprise as the one who gets the plan; 403 to those of its people who do not own it, 404 to everybody else. */
async function owned({ db }: Services, userId: string, tenantId: string): Promise<Owner> {
  const [row] = await db
    .select({ permission: tenantUser.permission })
    .from(tenantUser)
    .where(and(eq(tenantUser.tenantId, tenantId), eq(tenantUser.userId, userId)));
  if (!row) throw notFound('企业不存在');
  if (row.permission !== 'owner') throw new Failure(errorCodes.forbidden, ownerOnly);
  return { type: 'tenant', id: tenantId };
}

/** An order for an enterprise that this person owns today; any other one answers 404. */
async function load({ db }: Services, userId: string, id: string): Promise<{ owner: Owner; row: OrderRow }> {
  const [found] = await db
    .select({ row: payOrder })
    .from(payOrder)
    .innerJoin(tenantUser, eq(tenantUser.tenantId, payOrder.ownerId))
    .where(
      and(
        eq(payOrder.id, id),
        eq(payOrder.ownerType, 'tenant'),
        eq(tenantUser.userId, userId),
        eq(tenantUser.permission, 'owner'),
      ),
    );
  if (!found) throw notFound('订单不存在');
  return { owner: { type: 'tenant', id: found.row.ownerId }, row: found.row };
}

const enterprises = implement(calls.enterprises, async ({ caller, services: { db } }) => {
  const found = await db
    .select({ tenant })
    .from(tenantUser)
    .innerJoin(tenant, eq(tenant.id, tenantUser.tenantId))
    .where(and(eq(tenantUser.userId, caller.userId), eq(tenantUser.permission, 'owner')))
    .orderBy(desc(tenant.status), asc(tenant.createdAt));
  const rows = found.map(({ tenant: row }) => ({ ...row, planEndsAt: row.planEndsAt?.getTime() ?? null }));
  return { rows, count: rows.length };
});

const create = implement(calls.create, async ({ input: { tenantId, productId, device }, caller, services }) => {
  const owner = await owned(services, caller.userId, tenantId);
  const plan = productsOf(services.config).find(({ id, kind }) => id === productId && kind === 'plan');
  return buy(services, { userId: caller.userId, owner, device, renewal: true }, plan);
});

const pay = implement(calls.pay, async ({ input: { orderId, device }, caller: { userId }, services }) => {
  const { owner, row } = await load(services, userId, orderId);
  return payFor(services, { userId, owner, device, renewal: true }, row);
});

const close = implement(calls.close, async ({ input: { orderId }, caller: { userId }, services }) => {
  const { owner, row } = await load(services, userId, orderId);
  return closeOrder(services, owner, row);
});

const checkStatus = implement(calls.checkStatus, async ({ input: { orderId }, caller: { userId }, services }) =>
  lookAfter(services, (await load(services, userId, orderId)).row),
);

export const renewalRoutes = [enterprises, create, pay, close, checkStatus];
