import { featuredShoppes, shoppes } from '@tinystar/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { askingAs, mayUse } from '../assistants/mayUse.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { featuredTo, shownTo } from './botsOf.ts';
import { openShoppe } from './openShoppe.ts';
import { shoppe } from './schema.ts';

/** How many assistants of a showcase stand on the first page of a member. */
const featuredMost = 12;

/** What people see of showcases. */
export const openRoutes: readonly Route[] = [
  implement(shoppes.open, ({ input, services: { db } }) => openShoppe(db, input.id)),
  implement(shoppes.shown, async ({ input: { shoppeId, ...paging }, services: { db } }) => {
    await openShoppe(db, shoppeId);
    return shownTo(db, shoppeId, paging);
  }),
  implement(featuredShoppes.page, async ({ input: { page, size }, caller, services: { db } }) => {
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
