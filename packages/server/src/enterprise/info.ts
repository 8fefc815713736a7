import { enterprise } from '@tinystar/contract';
import { and, count, eq } from 'drizzle-orm';
import { checkAvatar } from '../identity/checkAvatar.ts';
import { tenant, tenantUser } from '../identity/schema.ts';
import { assistantCount } from '../assistants/assistantCount.ts';
import { kbBot } from '../assistants/schema.ts';
import { ledgerPage } from '../coins/ledger.ts';
import type { Owner } from '../platform/http/caller.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { currentTenant, loadTenant } from '../identity/tenantOf.ts';
import { kbBotFile } from '../documents/schema.ts';
import { quota } from '../documents/limits.ts';

const update = implement(enterprise.update, async ({ input, caller, services }) => {
  if (input.avatar) checkAvatar(input.avatar);
  if (input.brandAvatar) checkAvatar(input.brandAvatar);
  const trimmed = Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  );
  if (Object.keys(trimmed).length > 0) {
    await services.db
      .update(tenant)
      .set(trimmed)
      .where(eq(tenant.id, currentTenant(caller).id));
  }
  return {};
});

const ledger = implement(enterprise.ledger, ({ input, caller, services }) =>
  ledgerPage(services.db, { type: 'tenant', id: currentTenant(caller).id }, input.page, input.size),
);

const rights = implement(enterprise.rights, async ({ caller, owner, services }) => {
  const row = caller.tenant ? await loadTenant(services.db, caller) : undefined;
  return {
    plan: row?.type ?? ('formal' as const),
    expiresAt: row?.planEndsAt?.getTime() ?? null,
    rights: [
      { id: 'assistants', name: '助手数量', used: await assistantCount(services, owner), limit: null },
      { id: 'documents', name: '文档数量', used: await documentCount(services, owner), limit: quota[owner.type].files },
      ...(row ? [{ id: 'members', name: '成员数量', used: await memberCount(services, row.id), limit: null }] : []),
    ],
  };
});

async function documentCount({ db }: Services, owner: Owner): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(kbBotFile)
    .innerJoin(kbBot, eq(kbBot.id, kbBotFile.kbBotId))
    .where(and(eq(kbBot.ownerType, owner.type), eq(kbBot.ownerId, owner.id)));
  return row?.total ?? 0;
}

async function memberCount({ db }: Services, tenantId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(tenantUser).where(eq(tenantUser.tenantId, tenantId));
  return row?.total ?? 0;
}

export const infoRoutes = [update, ledger, rights];
