import { errorCodes } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../platform/database/database.ts';
import { perDatabase } from '../platform/database/named.ts';
import { ownerOf, type Caller, type Owner } from '../platform/http/caller.ts';
import { Failure } from '../platform/http/failure.ts';
import { askingAs, mayUse } from './mayUse.ts';
import { kbBot, nobody, type AssistantRow } from './schema.ts';

/** Of an assistant that the operator stopped, wherever it is asked. */
export const STOPPED = '助手已停用';

/** What the caller wants to do: build it, or talk to it. */
export type Purpose = 'make' | 'use';

// `mayUse` speaks of the row as `b`.
const b = alias(kbBot, 'b');
const usable = sql<boolean>`${mayUse({
  ownerType: sql.placeholder('ownerType'),
  ownerId: sql.placeholder('ownerId'),
  isMember: sql.placeholder('isMember'),
  userId: sql.placeholder('userId'),
})}`;

// Prepared, because one of them runs before every question.
const byId = perDatabase((db) =>
  db
    .select({ row: b, usable })
    .from(b)
    .where(eq(b.id, sql.placeholder('id')))
    .prepare('assistant'),
);
const byPublicId = perDatabase((db) =>
  db
    .select({ row: b, usable })
    .from(b)
    .where(eq(b.publicId, sql.placeholder('publicId')))
    .prepare('public-assistant'),
);

/**
 * Loads an assistant for a logged-in caller; every call uses this. Throws the same 102001 when there is none, when it is
 * somebody else's, or when the purpose is not open to the caller; only who has used it reads that it was taken back,
 * and everybody that a public one was stopped.
 */
export async function loadAssistant(db: Queries, caller: Caller, id: string, purpose: Purpose): Promise<AssistantRow> {
  const [found] = await byId(db).execute({ id, ...askingAs(caller) });
  if (found && (purpose === 'use' ? found.usable : mayMake(found.row, caller))) return found.row;
  throw found && purpose === 'use' ? await closedTo(db, caller, found.row) : assistantMissing();
}

/** What someone reads of an assistant that he may not use: no more than he could know while he might. */
async function closedTo(db: Queries, caller: Caller | null, row: AssistantRow): Promise<Failure> {
  // A deleted one is as if it had never been.
  if (row.ownerId === nobody) return assistantMissing();
  const known = row.permission === 'public' || (caller && (await hasUsed(db, caller, row)));
  if (row.status === 'disabled') return known ? assistantStopped() : assistantMissing();
  return known ? assistantWithdrawn() : assistantMissing();
}

/** Whether somebody has talked to an assistant of another owner: he knows that it is there, and is told why it is not any more. */
async function hasUsed(db: Queries, caller: Caller, { id, ownerType, ownerId }: AssistantRow): Promise<boolean> {
  const owner = ownerOf(caller);
  if (ownerType !== 'tenant' || ownerId === owner.id) return false;
  const asker = owner.type === 'tenant' ? `tenant:${owner.id}:${caller.userId}` : `personal:${caller.userId}`;
  const { rows } = await db.execute(sql`
    select from kb_bot_chat_message where kb_bot_id = ${id} and asker = ${asker} and side = 'use' limit 1`);
  return rows.length > 0;
}

/** The same by public id, also for visitors; for the pages anybody may open. */
export async function loadPublishedAssistant(
  db: Queries,
  caller: Caller | null,
  publicId: string,
): Promise<AssistantRow> {
  const [found] = await byPublicId(db).execute({ publicId, ...askingAs(caller) });
  if (found?.usable) return found.row;
  throw found ? await closedTo(db, caller, found.row) : assistantMissing();
}

/**
 * The assistant of an owner that was already checked by the path family; `lock` holds it until the transaction ends.
 */
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

/** The same for somebody who could use it before. */
export const assistantWithdrawn = (): Failure =>
  new Failure(errorCodes.assistantMissing, '这个助手已被所属企业收回，不能再使用');

/** The same in the middle of an answer: whoever asks again is told what everybody is. */
export const assistantDeleted = (): Failure => new Failure(errorCodes.assistantMissing, '该助手已被删除');

/** The operator stopped it; programs read the same words. */
const assistantStopped = (): Failure => new Failure(errorCodes.assistantMissing, STOPPED);

export const assistantMissing = (): Failure => new Failure(errorCodes.assistantMissing);
