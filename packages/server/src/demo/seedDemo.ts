import { count } from 'drizzle-orm';
import { createAccount } from '../account/createAccount.ts';
import { hashPassword } from '../account/password.ts';
import { tenant, tenantUser, user } from '../account/schema.ts';
import { openCoinAccount } from '../coins/openCoinAccount.ts';
import { newId } from '../database/columns.ts';
import { prices } from '@tinystar/contract';
import type { Services } from '../services.ts';

/** How to log in to the demo. */
export const demoLogin = { phoneNumber: '13800138000', password: 'Xingxing2026' };

/** Fills an empty database with a person, an enterprise of his and a colleague; does nothing once anybody exists. */
export async function seedDemo(services: Services): Promise<void> {
  const [people] = await services.db.select({ count: count() }).from(user);
  if (people && people.count > 0) return;
  const passwordHash = await hashPassword(demoLogin.password);
  const owner = await createAccount(services, { phoneNumber: demoLogin.phoneNumber, passwordHash, name: '小星体验官' });
  const colleague = await createAccount(services, { phoneNumber: '13800138001', passwordHash, name: '林小北' });
  const enterprise = newId();
  await services.db.transaction(async (tx) => {
    const avatar = { type: 'color', color: 'purple' } as const;
    await tx
      .insert(tenant)
      .values({ id: enterprise, name: '星光科技', displayName: '星光科技', avatar, creatorId: owner });
    await tx.insert(tenantUser).values([
      { tenantId: enterprise, userId: owner, permission: 'owner' },
      { tenantId: enterprise, userId: colleague, permission: 'member' },
    ]);
    await openCoinAccount(tx, { type: 'tenant', id: enterprise }, prices.tenantStart, services.now());
  });
}
