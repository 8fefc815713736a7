import { errorCodes } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import { tenantUser } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { perDatabase } from '../platform/database/named.ts';
import { ownerOf, type Caller, type Owner } from '../platform/http/caller.ts';
import { Failure } from '../platform/http/failure.ts';
import { kbBot, type AssistantRow } from './schema.ts';

/** What the caller wants to do: build it, or talk to it. */
export type Purpose = 'make' | 'use';

// Prepared, because one of them runs before every question.
const byId = perDatabase((db) =>
  db
    .select()
    .from(kbBot)
    .where(eq(kbBot.id, sql.placeholder('id')))
    .prepare('assistant'),
);
const byPublicId = perDatabase((db) =>
  db
    .select()
    .from(kbBot)
    .where(eq(kbBot.publicId, sql.placeholder('publicId')))
    .prepare('public-assistant'),
);

/**
 * The one way to an assistant for a logged-in caller. Throws 102001, always the same, when there is none, when it is
 * somebody else's, or when the purpose is not open to the caller.
 */
export async function loadAssistant(db: Queries, caller: Caller, id: string, purpose: Purpose): Promise<AssistantRow> {
  const [row] = await byId(db).execute({ id });
  if (row && (mayMake(row, caller) || (purpose === 'use' && (await mayUse(db, row, caller.userId))))) return row;
  throw assistantMissing();
}

/** The same by public id, also for visitors; for the pages anybody may open. */
export async function loadPublishedAssistant(
  db: Queries,
  caller: Caller | null,
  publicId: string,
): Promise<AssistantRow> {
  const [row] = await byPublicId(db).execute({ publicId });
  if (row && ((caller && mayMake(row, caller)) || (await mayUse(db, row, caller?.userId ?? null)))) return row;
  throw assistantMissing();
}

/** The assistant of an owner that was already checked by the path family; `lock` holds it until the transaction ends. */
export async function loadOwnAssistant(db: Queries, owner: Owner, id: string, lock?: 'update'): Promise<AssistantRow> {
  const query = db
    .select()
    .from(kbBot)
    .where(and(eq(kbBot.id, id), eq(kbBot.ownerType, owner.type), eq(kbBot.ownerId, owner.id)));
  const [row] = lock ? await query.for(lock) : await query;
  if (!row) throw assistantMissing();
  return row;
}

/** Whether the caller, in the identity he acts as, builds this assistant. */
export function mayMake(row: Pick<AssistantRow, 'ownerType' | 'ownerId'>, caller: Caller): boolean {
  const owner = ownerOf(caller);
  return row.ownerType === owner.type && row.ownerId === owner.id && caller.tenant?.permission !== 'member';
}

export const assistantMissing = (): Failure => new Failure(errorCodes.assistantMissing);

// Published on the internet: everybody. Published within the enterprise: its members, whatever they act as (C-75).
async function mayUse(db: Queries, row: AssistantRow, userId: string | null): Promise<boolean> {
  if (row.status !== 'enabled') return false;
  if (row.permission === 'public') return true;
  if (row.permission !== 'protected' || row.ownerType !== 'tenant' || userId === null) return false;
  const members = await db
    .select({ userId: tenantUser.userId })
    .from(tenantUser)
    .where(and(eq(tenantUser.tenantId, row.ownerId), eq(tenantUser.userId, userId)));
  return members.length > 0;
}
