import { shoppes, type PublicShoppe } from '@tinystar/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { askingAs, mayUse } from '../assistants/mayUse.ts';
import { tenant } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { notFound } from '../platform/http/failure.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { featuredTo, shownTo } from './botsOf.ts';
import { shoppe } from './schema.ts';

const missing = '展厅不存在';
const closed = '展厅已停用';

/** How many assistants of a showcase stand on the first page of a member. */
const featuredMost = 12;

/** An enabled showcase of an enterprise that is not stopped, as everybody sees it. */
export async function openShoppe(db: Queries, id: string): Promise<PublicShoppe> {
  const [found] = await db
    .select({ row: shoppe, owner: tenant })
    .from(shoppe)
    .innerJoin(tenant, eq(tenant.id, shoppe.tenantId))
    .where(eq(shoppe.id, id));
  if (!found) throw notFound(missing);
  const { row, owner } = found;
  if (row.status !== 'enabled' || owner.status !== 'enabled') throw notFound(closed);
  const brand = owner.brandStatus === 'enabled';
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    banner: row.banner,
    enterprise: {
      name: (brand && owner.brandDisplayName) || owner.displayName || owner.name,
      avatar: (brand && owner.brandAvatar) || owner.avatar,
    },
  };
}

/** What people see of showcases. */
export const openRoutes: readonly Route[] = [
  implement(shoppes.open, ({ input, services: { db } }) => openShoppe(db, input.id)),
  implement(shoppes.shown, async ({ input: { shoppeId, ...paging }, services: { db } }) => {
    await openShoppe(db, shoppeId);
    return shownTo(db, shoppeId, paging);
  }),
  implement(shoppes.featured, async ({ input: { page, size }, caller, services: { db } }) => {
    if (!caller.tenant) return { rows: [], count: 0 };
    const wanted = and(eq(shoppe.tenantId, caller.tenant.id), eq(shoppe.status, 'enabled'));
    const found = await db
      .select({ id: shoppe.id, name: shoppe.name })
      .from(shoppe)
      .where(wanted)
      .orderBy(desc(shoppe.updatedAt), shoppe.id)
      .limit(size)
      .offset((page - 1) * size);
    const may = sql`${mayUse(askingAs(caller))}`;
    const rows = await Promise.all(
      found.map(async (row) => ({ ...row, rows: (await featuredTo(db, row.id, may, featuredMost)).rows })),
    );
    return { rows, count: await db.$count(shoppe, wanted) };
  }),
];
