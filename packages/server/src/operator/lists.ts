import { coins, type Output, type operator } from '@tinystar/contract';
import { and, asc, count, desc, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import { kbBot, nobody } from '../assistants/schema.ts';
import { coinAccount } from '../coins/schema.ts';
import { application } from '../enterprise/schema.ts';
import { tenant, tenantUser, user } from '../identity/schema.ts';
import { contains } from '../platform/database/like.ts';
import type { Given, Operating } from './operate.ts';
import { operatorAct } from './schema.ts';

export async function applications(
  { services: { db } }: Operating,
  { open, page, size }: Given<typeof operator.applications>,
): Promise<Output<typeof operator.applications>> {
  const wanted = inArray(application.state, open ? ['received', 'contacted'] : ['approved', 'refused']);
  const rows = await db
    .select({ ...getTableColumns(application), tenantName: tenant.name })
    .from(application)
    .leftJoin(tenant, eq(tenant.id, application.tenantId))
    .where(wanted)
    .orderBy(open ? asc(application.createdAt) : desc(application.handledAt))
    .limit(size)
    .offset((page - 1) * size);
  return {
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.getTime(),
      handledAt: row.handledAt?.getTime() ?? null,
    })),
    count: await db.$count(application, wanted),
  };
}

export async function enterprises(
  { services: { db } }: Operating,
  { keyword, page, size }: Given<typeof operator.enterprises>,
): Promise<Output<typeof operator.enterprises>> {
  const wanted = or(contains(tenant.name, keyword), contains(user.phoneNumber, keyword));
  const owned = eq(user.id, tenant.creatorId);
  const rows = await db
    .select({
      id: tenant.id,
      name: tenant.name,
      ownerName: user.name,
      ownerPhone: user.phoneNumber,
      type: tenant.type,
      status: tenant.status,
      planEndsAt: tenant.planEndsAt,
      updatedAt: tenant.updatedAt,
      coins: coinAccount.balance,
      members: db.$count(tenantUser, eq(tenantUser.tenantId, tenant.id)),
      assistants: db.$count(kbBot, and(eq(kbBot.ownerType, 'tenant'), eq(kbBot.ownerId, tenant.id))),
    })
    .from(tenant)
    .innerJoin(user, owned)
    .leftJoin(coinAccount, and(eq(coinAccount.ownerType, 'tenant'), eq(coinAccount.ownerId, tenant.id)))
    .where(wanted)
    // Nulls, which have no end, come last.
    .orderBy(asc(tenant.planEndsAt), desc(tenant.createdAt))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await db.select({ count: count() }).from(tenant).innerJoin(user, owned).where(wanted);
  return {
    rows: rows.map((row) => ({
      ...row,
      coins: row.coins ?? coins(0),
      planEndsAt: row.planEndsAt?.getTime() ?? null,
      updatedAt: row.updatedAt.getTime(),
    })),
    count: total?.count ?? 0,
  };
}

export async function assistants(
  { services: { db } }: Operating,
  { keyword, kind, page, size }: Given<typeof operator.assistants>,
): Promise<Output<typeof operator.assistants>> {
  const wanted = and(
    ne(kbBot.ownerId, nobody),
    contains(kbBot.name, keyword),
    kind === 'preset' ? eq(kbBot.isPreset, true) : undefined,
    kind === 'stopped' ? eq(kbBot.status, 'disabled') : undefined,
    kind === 'public' ? and(eq(kbBot.permission, 'public'), eq(kbBot.status, 'enabled')) : undefined,
  );
  const rows = await db
    .select({
      id: kbBot.id,
      publicId: kbBot.publicId,
      name: kbBot.name,
      permission: kbBot.permission,
      isPreset: kbBot.isPreset,
      status: kbBot.status,
      ownerName: sql<string>`coalesce(${tenant.name}, ${user.name}, '')`,
    })
    .from(kbBot)
    .leftJoin(tenant, and(eq(kbBot.ownerType, 'tenant'), eq(tenant.id, kbBot.ownerId)))
    .leftJoin(user, and(eq(kbBot.ownerType, 'personal'), eq(user.id, kbBot.ownerId)))
    .where(wanted)
    .orderBy(desc(kbBot.isPreset), asc(kbBot.name), asc(kbBot.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, count: await db.$count(kbBot, wanted) };
}

export async function promotionUsers(
  { services: { db } }: Operating,
  { page, size }: Given<typeof operator.promotionUsers>,
): Promise<Output<typeof operator.promotionUsers>> {
  const promotes = eq(user.channelUser, true);
  const rows = await db
    .select({
      id: user.id,
      name: user.name,
      phoneNumber: user.phoneNumber,
      promotees: sql<number>`(select count(*)::int from "user" p where p.invited_by = "user"."id")`,
    })
    .from(user)
    .where(promotes)
    .orderBy(asc(user.name), asc(user.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, count: await db.$count(user, promotes) };
}

export async function acts(
  { services: { db } }: Operating,
  { page, size }: Given<typeof operator.acts>,
): Promise<Output<typeof operator.acts>> {
  const rows = await db
    .select()
    .from(operatorAct)
    .orderBy(desc(operatorAct.createdAt), desc(operatorAct.id))
    .limit(size)
    .offset((page - 1) * size);
  return {
    rows: rows.map(({ createdAt, ...row }) => ({ ...row, time: createdAt.getTime() })),
    count: await db.$count(operatorAct),
  };
}
