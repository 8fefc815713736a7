import { enterprise } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { checkAvatar } from '../identity/checkAvatar.ts';
import { tenant } from '../identity/schema.ts';
import { ledgerPage } from '../coins/ledger.ts';
import { implement } from '../platform/http/route.ts';
import { currentTenant } from '../identity/tenantOf.ts';

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

export const infoRoutes = [update, ledger];
