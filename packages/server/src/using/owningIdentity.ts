import { sql } from 'drizzle-orm';
import { assistantMissing } from '../assistants/load.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Queries } from '../platform/database/database.ts';

interface Identity extends Record<string, unknown> {
  tenantId: string;
  name: string;
}

/**
 * Which of the caller's identities an assistant belongs to and lets him open it. Throws 102001 when none does, so that
 * an address tells a stranger nothing.
 */
export async function owningIdentity(db: Queries, caller: Caller, kbBotId: string): Promise<Identity> {
  const { rows } = await db.execute<Identity>(sql`
    select '' as "tenantId", '' as name from kb_bot b
    where b.id = ${kbBotId} and b.owner_type = 'personal' and b.owner_id = ${caller.userId}
    union all
    select e.id, coalesce(nullif(e.display_name, ''), e.name)
    from kb_bot b
    join tenant e on e.id = b.owner_id
    join tenant_user tu on tu.tenant_id = e.id and tu.user_id = ${caller.userId}
    where b.id = ${kbBotId} and b.owner_type = 'tenant'
      and (tu.permission <> 'member' or (b.status = 'enabled' and b.permission <> 'private'))`);
  const [identity] = rows;
  if (!identity) throw assistantMissing();
  return identity;
}
