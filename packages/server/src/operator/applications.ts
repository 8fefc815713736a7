import { errorCodes, type Output, type operator } from '@tinystar/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { application } from '../enterprise/schema.ts';
import { tenant, user } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { createEnterprise, extendEnterprise, giveCoins } from './enterprises.ts';
import { record, type Given, type Operating } from './operate.ts';
import { personOf, setPromotion } from './people.ts';
import { SECOND_THOUGHTS, tellRefused } from './tellRefused.ts';

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
    const runAt = new Date(Date.now() + SECOND_THOUGHTS);
    await tellRefused.enqueue(tx, { id }, { key: `refused:${id}`, runAt });
  });
}

/** Takes a refusal or a call back. Who was told already of a refusal by message has to be called. */
export async function reopenApplication(operating: Operating, { id }: Given<typeof operator.reopen>): Promise<void> {
  await operating.services.db.transaction(async (tx) => {
    const [row] = await tx
      .update(application)
      .set({ state: 'received', note: '', handledAt: null })
      .where(and(eq(application.id, id), inArray(application.state, ['contacted', 'refused'])))
      .returning();
    if (!row) throw new Failure(errorCodes.conflict, '该申请不能退回待处理');
    await record(tx, operating, 'application.reopen', nameOf(row));
  });
}

/** Gives what was asked for and decides the application, both or neither; of two operators at once only one goes on. */
export async function approveApplication(
  operating: Operating,
  { id, name, planEndsAt, coins }: Given<typeof operator.approve>,
): Promise<Output<typeof operator.approve>> {
  return await operating.services.db.transaction(async (tx) => {
    const row = await decide(tx, operating, id, { state: 'approved' });
    const tenantId = await grant(operating, tx, { ...row, coins: coins ?? row.coins }, name, planEndsAt);
    await record(tx, operating, 'application.approve', nameOf(row), row.type);
    return { tenantId };
  });
}

async function grant(
  operating: Operating,
  tx: Queries,
  { id, type, phoneNumber, realName, userId, tenantId: asked, coins }: Application,
  name: string | undefined,
  planEndsAt: number | null,
): Promise<string | null> {
  if (type === 'cooperation') {
    await personOf(operating, tx, phoneNumber, realName);
    await setPromotion(operating, { phoneNumber, on: true }, tx);
    return null;
  }
  if (type === 'enterprise_coins') {
    if (asked === null || coins === null) throw new Failure(errorCodes.conflict, '企业已不存在');
    await giveCoins(operating, { id: asked, coins, remark: '企业充值', key: `application:${id}` }, tx);
    return asked;
  }
  if (type === 'enterprise_renewal') {
    const [own] = await tx
      .select({ id: tenant.id })
      .from(tenant)
      .innerJoin(user, eq(user.id, tenant.creatorId))
      .where(userId ? eq(user.id, userId) : eq(user.phoneNumber, phoneNumber))
      // The one that has ended or ends first is the one to go on with.
      .orderBy(asc(tenant.planEndsAt))
      .limit(1);
    if (!own) throw new Failure(errorCodes.conflict, '申请人还没有企业，请先为其开通');
    await extendEnterprise(operating, { id: own.id, planEndsAt }, tx);
    return own.id;
  }
  const wanted = { name: name ?? `${realName}的企业`, phoneNumber, planEndsAt };
  const { tenantId } = await createEnterprise(operating, wanted, tx);
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
