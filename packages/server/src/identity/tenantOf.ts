import { errorCodes } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { tenant } from './schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { Failure, notFound } from '../platform/http/failure.ts';

/** The enterprise the caller acts as; the only way to its id, so that no id from a client ever widens reach. */
export function currentTenant(caller: Caller): NonNullable<Caller['tenant']> {
  if (!caller.tenant) throw new Failure(errorCodes.forbidden);
  return caller.tenant;
}

/** Its row; `lock` holds it until the transaction ends. */
export async function loadTenant(queries: Queries, caller: Caller, lock?: 'update') {
  const query = queries
    .select()
    .from(tenant)
    .where(eq(tenant.id, currentTenant(caller).id));
  const [row] = lock ? await query.for(lock) : await query;
  if (!row) throw notFound();
  return row;
}
