import type { AssistantSummary } from '@tinystar/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { contains } from '../platform/database/like.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { AssistantHooks, CountName } from './hooks.ts';
import { kbBot } from './schema.ts';

interface Wanted {
  keyword?: string | undefined;
  page: number;
  size: number;
}

/** Assistants an owner builds, latest change first. `keyword` looks into names, letter case aside. */
export async function listAssistants(
  db: Queries,
  hooks: readonly AssistantHooks[],
  owner: Owner,
  { keyword, page, size }: Wanted,
): Promise<{ rows: AssistantSummary[]; count: number }> {
  const where = and(eq(kbBot.ownerType, owner.type), eq(kbBot.ownerId, owner.id), contains(kbBot.name, keyword));
  const [total] = await db.select({ count: count() }).from(kbBot).where(where);
  const rows = await db
    .select()
    .from(kbBot)
    .where(where)
    .orderBy(desc(kbBot.updatedAt), desc(kbBot.id))
    .limit(size)
    .offset((page - 1) * size);
  const counted = await countsOf(
    db,
    hooks,
    rows.map(({ id }) => id),
  );
  return {
    count: total?.count ?? 0,
    rows: rows.map((row) => ({
      id: row.id,
      publicId: row.publicId,
      name: row.name,
      avatar: row.avatar,
      type: row.ownerType,
      description: row.description,
      permission: row.permission,
      status: row.status,
      category: row.category,
      documentCount: counted('documentCount', row.id),
      updatedAt: row.updatedAt.getTime(),
    })),
  };
}

/** Runs every registered count once for all rows of a page. A number without a hook is 0. */
async function countsOf(db: Queries, hooks: readonly AssistantHooks[], ids: readonly string[]) {
  const found = new Map<string, ReadonlyMap<string, number>>();
  for (const { counts = {} } of ids.length > 0 ? hooks : []) {
    for (const [name, countThem] of Object.entries(counts)) found.set(name, await countThem(db, ids));
  }
  return (name: CountName, id: string): number => found.get(name)?.get(id) ?? 0;
}
