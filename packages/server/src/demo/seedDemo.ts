import { prices } from '@tinystar/contract';
import { count, eq, inArray } from 'drizzle-orm';
import { createAccount } from '../account/createAccount.ts';
import { hashPassword } from '../account/password.ts';
import { kbBot } from '../assistants/schema.ts';
import { openCoinAccount } from '../coins/openCoinAccount.ts';
import { tenant, tenantUser, user } from '../identity/schema.ts';
import { readSite, writeSite } from '../meta/site.ts';
import { newId } from '../platform/database/columns.ts';
import type { Services } from '../platform/services.ts';
import { demoAssistants } from './assistants.ts';
import { citeHistory } from './citeHistory.ts';
import { demoPassword, demoPeople } from './people.ts';
import { seedContent } from './seedContent.ts';
import { seedHistory } from './seedHistory.ts';

export { demoLogin } from './people.ts';

const DAY = 86_400_000;
const enterpriseName = '星光科技';
const phones = demoPeople.map(({ phoneNumber }) => phoneNumber);

/**
 * Fills an empty database with an enterprise, its people in every role, assistants with documents and two months of
 * their use. Ends what a crash left half done, and does nothing once anybody else exists or assistants were made.
 */
export async function seedDemo(services: Services): Promise<void> {
  const { db } = services;
  const found = await db
    .select({ id: user.id, phoneNumber: user.phoneNumber })
    .from(user)
    .limit(phones.length + 1);
  if (found.some(({ phoneNumber }) => !phones.includes(phoneNumber))) return;
  const [made] = await db.select({ count: count() }).from(kbBot);
  if (made && made.count > 0) return;
  const people = new Map(found.map(({ phoneNumber, id }) => [phoneNumber, id]));
  const passwordHash = await hashPassword(demoPassword);
  for (const { phoneNumber, name } of demoPeople) {
    if (!people.has(phoneNumber))
      people.set(phoneNumber, await createAccount(services, { phoneNumber, passwordHash, name }));
  }
  const ordered = new Map(phones.map((phone) => [phone, people.get(phone)!]));
  const owner = ordered.get(phones[0]!)!;
  const tenantId = await enterpriseOf(services, ordered);
  await seedContent(services, { person: owner, enterprise: tenantId });
  const [handbook, guide, presales] = await Promise.all(
    ['员工手册问答', '小星使用向导', '星泉净水器售前'].map((name) => idOf(services, name)),
  );
  const used = { handbook: handbook!, guide: guide!, presales: presales! };
  await seedHistory(services, { tenantId, people: ordered, used });
  await citeHistory.enqueue(db, { ...used, look: 1 });
  const publicServiceBot = demoAssistants.find(({ isPreset }) => isPreset)!.publicId;
  await writeSite(db, { ...(await readSite(services)), publicServiceBot }, services.now());
}

async function idOf({ db }: Services, name: string): Promise<string> {
  const [row] = await db.select({ id: kbBot.id }).from(kbBot).where(eq(kbBot.name, name));
  return row!.id;
}

async function enterpriseOf({ db, now }: Services, people: ReadonlyMap<string, string>): Promise<string> {
  const owner = people.get(phones[0]!)!;
  const [existing] = await db.select({ id: tenant.id }).from(tenant).where(eq(tenant.creatorId, owner));
  if (existing) return existing.id;
  const id = newId();
  const inside = demoPeople.flatMap(({ phoneNumber, permission, since }) =>
    permission
      ? [
          {
            tenantId: id,
            userId: people.get(phoneNumber)!,
            permission,
            createdAt: new Date(now().getTime() - since * DAY),
          },
        ]
      : [],
  );
  await db.transaction(async (tx) => {
    const avatar = { type: 'color', color: 'purple' } as const;
    await tx.insert(tenant).values({ id, name: enterpriseName, displayName: enterpriseName, avatar, creatorId: owner });
    await tx.insert(tenantUser).values(inside);
    // Everybody of the enterprise begins at work.
    const staff = inside.map(({ userId }) => userId);
    await tx.update(user).set({ currentTenantId: id }).where(inArray(user.id, staff));
    // As old as the enterprise, so that its coins came before any went.
    const founded = new Date(now().getTime() - Math.max(...demoPeople.map(({ since }) => since)) * DAY);
    await openCoinAccount(tx, { type: 'tenant', id }, prices.tenantStart, founded);
  });
  return id;
}
