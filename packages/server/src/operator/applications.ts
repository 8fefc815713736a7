import { errorCodes, type Output, type operator } from '@tinystar/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { application } from '../enterprise/schema.ts';
import { tenant, user } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { createEnterprise, extendEnterprise } from './enterprises.ts';
import { record, type Given, type Operating } from './operate.ts';
import { personOf, setPromotion } from './people.ts';

type Application = typeof application.$inferSelect;

const open: Application['state'][] = ['received', 'contacted'];
const nameOf = ({ realName, phoneNumber }: Application) => `${realName} ${phoneNumber}`;

export async function contactApplicant(operating: Operating, { id }: Given<typeof operator.contact>): Promise<void> {
  await operating.services.db.transaction(async (tx) => {
    const row = await decide(tx, operating, id, { state: 'contacted' });
    await record(tx, operating, 'application.contact', nameOf(row));
  });
}

export async function refuseApplication(
  operating: Operating,
  { id, reason }: Given<typeof operator.refuse>,
): Promise<void> {
  await operating.services.db.transaction(async (tx) => {
    const row = await decide(tx, operating, id, { state: 'refused', note: reason.trim() });
    await record(tx, operating, 'application.refuse', nameOf(row), reason.trim());
  });
}

/**
 * Gives what was asked for. The application is decided first: of two operators at once only one goes on. Should the rest
 * fail, it is open again.
 */
export async function approveApplication(
  operating: Operating,
  { id, name, planEndsAt }: Given<typeof operator.approve>,
): Promise<Output<typeof operator.approve>> {
  const { db } = operating.services;
  const row = await decide(db, operating, id, { state: 'approved' });
  try {
    const tenantId = await grant(operating, row, name, planEndsAt);
    await record(db, operating, 'application.approve', nameOf(row), row.type);
    return { tenantId };
  } catch (error) {
    await db.update(application).set({ state: 'contacted', handledAt: null }).where(eq(application.id, id));
    throw error;
  }
}

async function grant(
  operating: Operating,
  { type, phoneNumber, realName, userId }: Application,
  name: string | undefined,
  planEndsAt: number | null,
): Promise<string | null> {
  if (type === 'cooperation') {
    await personOf(operating, phoneNumber, realName);
    await setPromotion(operating, { phoneNumber, on: true });
    return null;
  }
  const { db } = operating.services;
  if (type === 'enterprise_renewal') {
    const [own] = await db
      .select({ id: tenant.id })
      .from(tenant)
      .innerJoin(user, eq(user.id, tenant.creatorId))
      .where(userId ? eq(user.id, userId) : eq(user.phoneNumber, phoneNumber))
      // The one that has ended or ends first is the one to go on with.
      .orderBy(asc(tenant.planEndsAt))
      .limit(1);
    if (!own) throw new Failure(errorCodes.conflict, '申请人还没有企业，请先为其开通');
    await extendEnterprise(operating, { id: own.id, planEndsAt });
    return own.id;
  }
  const { tenantId } = await createEnterprise(operating, {
    name: name ?? `${realName}的企业`,
    phoneNumber,
    planEndsAt,
  });
  return tenantId;
}

/** Takes an open application; 404 for none, 409 for one that another operator was faster with. */
async function decide(
  queries: Queries,
  { services }: Operating,
  id: string,
  change: Pick<Application, 'state'> & { note?: string },
): Promise<Application> {
  const [row] = await queries
    .update(application)
    .set({ ...change, handledAt: change.state === 'contacted' ? null : services.now() })
    .where(and(eq(application.id, id), inArray(application.state, open)))
    .returning();
  if (row) return row;
  const [known] = await queries.select({ id: application.id }).from(application).where(eq(application.id, id));
  throw known ? new Failure(errorCodes.conflict, '该申请已经处理过了') : notFound('申请不存在');
}
