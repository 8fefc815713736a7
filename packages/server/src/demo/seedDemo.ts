import { prices } from '@tinystar/contract';
import { count, eq } from 'drizzle-orm';
import { createAccount } from '../account/createAccount.ts';
import { hashPassword } from '../account/password.ts';
import { tenant, tenantUser, user } from '../identity/schema.ts';
import { kbBot } from '../assistants/schema.ts';
import { openCoinAccount } from '../coins/openCoinAccount.ts';
import { newId } from '../platform/database/columns.ts';
import type { Services } from '../platform/services.ts';
import { seedContent } from './seedContent.ts';

/** How to log in to the demo. */
export const demoLogin = { phoneNumber: '13800138000', password: 'Xingxing2026' };
const colleaguePhone = '13800138001';
const enterpriseName = '星光科技';

/**
 * Fills an empty database with a person, his enterprise, a colleague and three assistants with documents. Ends what a
 * crash left half done, and does nothing once anybody else exists or assistants were made.
 */
export async function seedDemo(services: Services): Promise<void> {
  const { db } = services;
  const people = await db.select({ id: user.id, phoneNumber: user.phoneNumber }).from(user).limit(3);
  const known = new Map(people.map(({ phoneNumber, id }) => [phoneNumber, id]));
  if (people.length > 2 || [...known.keys()].some((phone) => !isDemo(phone))) return;
  const [made] = await db.select({ count: count() }).from(kbBot);
  if (made && made.count > 0) return;
  const passwordHash = await hashPassword(demoLogin.password);
  const person = async (phoneNumber: string, name: string) =>
    known.get(phoneNumber) ?? (await createAccount(services, { phoneNumber, passwordHash, name }));
  const owner = await person(demoLogin.phoneNumber, '小星体验官');
  const colleague = await person(colleaguePhone, '林小北');
  const enterprise = await enterpriseOf(services, owner, colleague);
  await seedContent(services, { person: owner, enterprise });
}

const isDemo = (phoneNumber: string): boolean => [demoLogin.phoneNumber, colleaguePhone].includes(phoneNumber);

async function enterpriseOf({ db, now }: Services, owner: string, colleague: string): Promise<string> {
  const [existing] = await db.select({ id: tenant.id }).from(tenant).where(eq(tenant.creatorId, owner));
  if (existing) return existing.id;
  const id = newId();
  await db.transaction(async (tx) => {
    const avatar = { type: 'color', color: 'purple' } as const;
    await tx.insert(tenant).values({ id, name: enterpriseName, displayName: enterpriseName, avatar, creatorId: owner });
    await tx.insert(tenantUser).values([
      { tenantId: id, userId: owner, permission: 'owner' },
      { tenantId: id, userId: colleague, permission: 'member' },
    ]);
    await openCoinAccount(tx, { type: 'tenant', id }, prices.tenantStart, now());
  });
  return id;
}
