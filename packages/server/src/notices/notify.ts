import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { tenant, tenantUser } from '../identity/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Queries } from '../platform/database/database.ts';
import { notice, type NoticeWords } from './schema.ts';

const aboutOf = (kind: NoticeWords['kind'], kbBotId: string) => `${kind}:${kbBotId}`;

interface Telling {
  userIds: readonly string[];
  /** The enterprise it is about; null for something of the person's own. */
  tenantId: string | null;
  /** The assistant it is about. */
  kbBotId?: string | null;
  words: NoticeWords;
  now: Date;
}

/** Tells people what somebody has changed for them; what they were told of the same thing before makes room. */
export async function notify(tx: Queries, { userIds, tenantId, kbBotId = null, words, now }: Telling): Promise<void> {
  if (userIds.length === 0) return;
  const about = kbBotId === null ? `membership:${tenantId ?? ''}` : aboutOf(words.kind, kbBotId);
  await tx
    .insert(notice)
    .values(userIds.map((userId) => ({ id: newId(), userId, about, tenantId, kbBotId, words, createdAt: now })))
    .onConflictDoUpdate({
      target: [notice.userId, notice.about],
      set: { id: sql`excluded.id`, words: sql`excluded.words`, createdAt: sql`excluded.created_at` },
    });
}

/** Somebody comes to an enterprise or leaves it: what he was told of it before means nothing any more. */
export async function dropNotices(tx: Queries, tenantId: string, userIds: readonly string[]): Promise<void> {
  await tx.delete(notice).where(and(eq(notice.tenantId, tenantId), inArray(notice.userId, [...userIds])));
}

/** What people were told of an assistant is not so any more. */
export async function dropNoticesOf(
  tx: Queries,
  kbBotId: string,
  kind: NoticeWords['kind'],
  userIds: readonly string[],
): Promise<void> {
  const about = aboutOf(kind, kbBotId);
  await tx.delete(notice).where(and(eq(notice.about, about), inArray(notice.userId, [...userIds])));
}

/** Whoever builds the assistants of an enterprise. */
export async function makersOf(db: Queries, tenantId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: tenantUser.userId })
    .from(tenantUser)
    .where(and(eq(tenantUser.tenantId, tenantId), ne(tenantUser.permission, 'member')));
  return rows.map(({ userId }) => userId);
}

/** What an enterprise is called. */
export async function enterpriseName(db: Queries, tenantId: string): Promise<string> {
  const [row] = await db
    .select({ name: sql<string>`coalesce(nullif(${tenant.displayName}, ''), ${tenant.name})` })
    .from(tenant)
    .where(eq(tenant.id, tenantId));
  return row?.name ?? '';
}
