import { enterprise } from '@tinystar/contract';
import { and, count, eq } from 'drizzle-orm';
import { assistantCount } from '../assistants/assistantCount.ts';
import { kbBot } from '../assistants/schema.ts';
import { quotaKindOf } from '../documents/checkQuota.ts';
import { quota } from '../documents/limits.ts';
import { kbBotFile } from '../documents/schema.ts';
import { planTable, type PlanRight } from '../orders/products.ts';
import { tenantUser } from '../identity/schema.ts';
import { loadTenant } from '../identity/tenantOf.ts';
import type { Owner } from '../platform/http/caller.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';

/** The plan of the current identity with what it allows and what is used of it. */
export const rights = implement(enterprise.rights, async ({ caller, owner, services }) => {
  const row = caller.tenant ? await loadTenant(services.db, caller) : undefined;
  const kind = await quotaKindOf(services.db, owner);
  return {
    plan: row?.type ?? ('formal' as const),
    expiresAt: row?.planEndsAt?.getTime() ?? null,
    rights: await Promise.all(
      planTable.rights
        // A person has no members.
        .filter(({ id }) => row !== undefined || id !== 'members')
        .map(async ({ id, name, limit }) => ({
          id,
          name,
          used: await used[id](services, owner),
          ...(id === 'documents'
            ? { limit: quota[kind].files, ...(kind === 'personal' && { vipLimit: quota.vip.files }) }
            : { limit }),
        })),
    ),
    features: row ? planTable.features : [],
  };
});

const used: Record<PlanRight, (services: Services, owner: Owner) => Promise<number>> = {
  assistants: assistantCount,
  documents: documentCount,
  members: (services, { id }) => memberCount(services, id),
};

async function documentCount({ db }: Pick<Services, 'db'>, owner: Owner): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(kbBotFile)
    .innerJoin(kbBot, eq(kbBot.id, kbBotFile.kbBotId))
    .where(and(eq(kbBot.ownerType, owner.type), eq(kbBot.ownerId, owner.id)));
  return row?.total ?? 0;
}

async function memberCount({ db }: Pick<Services, 'db'>, tenantId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(tenantUser).where(eq(tenantUser.tenantId, tenantId));
  return row?.total ?? 0;
}
