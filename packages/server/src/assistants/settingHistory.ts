import { isDeepStrictEqual } from 'node:util';
import { errorCodes, type Output, type assistants, type SettingField } from '@tinystar/contract';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { user } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure } from '../platform/http/failure.ts';
import { kbBotSettingChange, type AssistantRow } from './schema.ts';

/** Changes that are kept of one assistant. */
const KEPT = 200;

interface Saved {
  before: AssistantRow;
  after: AssistantRow;
  userId: string;
}

/** Keeps which of the fields a save has changed; a save that changed none leaves nothing. */
export async function keepChange(
  tx: Queries,
  fields: readonly SettingField[],
  { before, after, userId }: Saved,
): Promise<void> {
  const changes = fields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
  if (changes.length === 0) return;
  await tx.insert(kbBotSettingChange).values({ kbBotId: after.id, userId, changes, createdAt: after.updatedAt });
  const old = await tx
    .select({ id: kbBotSettingChange.id })
    .from(kbBotSettingChange)
    .where(eq(kbBotSettingChange.kbBotId, after.id))
    .orderBy(desc(kbBotSettingChange.createdAt))
    .offset(KEPT);
  if (old.length === 0) return;
  await tx.delete(kbBotSettingChange).where(
    inArray(
      kbBotSettingChange.id,
      old.map(({ id }) => id),
    ),
  );
}

/** One page of what was changed, newest first. */
export async function listChanges(
  queries: Queries,
  kbBotId: string,
  { page, size }: { page: number; size: number },
): Promise<Output<typeof assistants.changes>> {
  const [total] = await queries
    .select({ count: count() })
    .from(kbBotSettingChange)
    .where(eq(kbBotSettingChange.kbBotId, kbBotId));
  const rows = await queries
    .select({ change: kbBotSettingChange, userName: user.name })
    .from(kbBotSettingChange)
    .leftJoin(user, eq(user.id, kbBotSettingChange.userId))
    .where(eq(kbBotSettingChange.kbBotId, kbBotId))
    .orderBy(desc(kbBotSettingChange.createdAt))
    .limit(size)
    .offset((page - 1) * size);
  return {
    rows: rows.map(({ change, userName }) => ({
      id: change.id,
      userName: userName ?? '',
      time: change.createdAt.getTime(),
      fields: change.changes,
    })),
    count: total?.count ?? 0,
  };
}

/** The columns as they stood before one change. */
export async function columnsBefore(queries: Queries, kbBotId: string, id: string): Promise<Partial<AssistantRow>> {
  const [change] = await queries
    .select()
    .from(kbBotSettingChange)
    .where(and(eq(kbBotSettingChange.id, id), eq(kbBotSettingChange.kbBotId, kbBotId)));
  if (!change) throw new Failure(errorCodes.notFound, '这条修改记录不存在');
  return Object.fromEntries(change.changes.map(({ field, before }) => [field, before]));
}
