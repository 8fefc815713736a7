import { enterprise, errorCodes, type TenantSettings } from '@tinystar/contract';
import { eq, sql } from 'drizzle-orm';
import { checkAvatar } from '../identity/checkAvatar.ts';
import { tenant } from '../identity/schema.ts';
import { ledgerPage } from '../coins/ledger.ts';
import { madeFrom } from '../platform/database/madeFrom.ts';
import { Failure } from '../platform/http/failure.ts';
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
  const settings = async (): Promise<TenantSettings> => {
    const row = await loadTenant(services.db, caller);
    const { name, displayName, avatar, brandAvatar, brandDisplayName, brandStatus, updatedAt } = row;
    return { name, displayName, avatar, brandAvatar, brandDisplayName, brandStatus, updatedAt: updatedAt.getTime() };
  };
  if (Object.keys(trimmed).length > 0) {
    const saved = await services.db
      .update(tenant)
      // Later than the one before on every clock, so that no two versions are alike.
      .set({ ...trimmed, updatedAt: sql`greatest(now(), ${tenant.updatedAt} + interval '1 millisecond')` })
      .where(madeFrom(version, tenant.updatedAt, eq(tenant.id, currentTenant(caller).id)))
      .returning({ id: tenant.id });
    if (saved.length === 0) throw new Failure(errorCodes.conflict, undefined, { current: await settings() });
  }
  return {};
});

const ledger = implement(enterprise.ledger, ({ input, caller, services }) =>
  ledgerPage(services.db, { type: 'tenant', id: currentTenant(caller).id }, input.page, input.size, input),
);

export const infoRoutes = [update, ledger];
