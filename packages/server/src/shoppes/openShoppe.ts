import type { PublicShoppe } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { tenant } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { notFound } from '../platform/http/failure.ts';
import { shoppe } from './schema.ts';

const missing = '展厅不存在';
const closed = '展厅已停用';

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
