import { csRefusals, errorCodes } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { tenant } from '../identity/schema.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure } from '../platform/http/failure.ts';

type Served = Pick<AssistantRow, 'ownerType' | 'ownerId' | 'permission' | 'customerServiceStatus'>;

/** Throws when nobody may write to the agents of this assistant: it is not published, or its service is off (C-93). */
export async function refuseUnserved(db: Queries, bot: Served): Promise<void> {
  // 409 and not 403: the caller may ask, but the assistant is not ready. After a 403 the client leaves the page.
  if (bot.permission === 'private') throw new Failure(errorCodes.conflict, csRefusals.notPublic);
  if (!(await isServed(db, bot))) throw new Failure(errorCodes.conflict, csRefusals.off);
}

/** Whether agents can answer: they belong to enterprises, and those of a stopped one cannot. */
export async function isServed(db: Queries, bot: Served): Promise<boolean> {
  if (bot.ownerType !== 'tenant' || bot.customerServiceStatus !== 'enabled') return false;
  const [owner] = await db.select({ status: tenant.status }).from(tenant).where(eq(tenant.id, bot.ownerId));
  return owner?.status === 'enabled';
}
