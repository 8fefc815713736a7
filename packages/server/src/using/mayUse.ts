import { sql, type SQL } from 'drizzle-orm';
import { ownerOf, type Caller } from '../platform/http/caller.ts';

/** Whether the row `b` of kb_bot belongs to the identity the caller acts as. */
export const isOwn = (caller: Caller): SQL => {
  const { type, id } = ownerOf(caller);
  return sql`(b.owner_type = ${type} and b.owner_id = ${id})`;
};

/**
 * Whether the caller may talk to the row `b` of kb_bot. The same rule as `loadAssistant` for the purpose `use`, as a
 * condition, so that a list and its count are made in one query.
 */
export const mayUse = (caller: Caller): SQL => sql`(
  (${isOwn(caller)} and ${caller.tenant?.permission !== 'member'})
  or (b.status = 'enabled' and (
    b.permission = 'public'
    or (b.permission = 'protected' and b.owner_type = 'tenant' and exists (
      select from tenant_user tu where tu.tenant_id = b.owner_id and tu.user_id = ${caller.userId}))))
)`;
