import { enterprise, type TenantSettings } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { checkAvatar } from '../identity/checkAvatar.ts';
import { tenant } from '../identity/schema.ts';
import { ledgerPage } from '../coins/ledger.ts';
import { nextVersion } from '../platform/database/versions.ts';
import { implement } from '../platform/http/route.ts';
import { currentTenant, loadTenant } from '../identity/tenantOf.ts';

const update = implement(enterprise.update, async ({ input: { version, ...input }, caller, services }) => {
  if (input.avatar) checkAvatar(input.avatar, 'account');
  if (input.brandAvatar) checkAvatar(input.brandAvatar, 'account');
  const trimmed = Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  );
  if (Object.keys(trimmed).length > 0) {
    await services.db.transaction(async (tx) => {
      const row = await loadTenant(tx, caller, 'update');
      const current = (): TenantSettings => {
        const { name, displayName, avatar, brandAvatar, brandDisplayName, brandStatus } = row;
        return {
          name,
          displayName,
          avatar,
          brandAvatar,
          brandDisplayName,
          brandStatus,
          updatedAt: row.updatedAt.getTime(),
        };
      };
      const updatedAt = await nextVersion({ version, savedAt: row.updatedAt, now: services.now(), current });
      await tx
        .update(tenant)
        .set({ ...trimmed, updatedAt })
        .where(eq(tenant.id, row.id));
    });
  }
  return {};
});

const ledger = implement(enterprise.ledger, ({ input, caller, services }) =>
  ledgerPage(services.db, { type: 'tenant', id: currentTenant(caller).id }, input.page, input.size, input),
);

export const infoRoutes = [update, ledger];
