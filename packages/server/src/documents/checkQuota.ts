import { errorCodes } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { Failure } from '../platform/http/failure.ts';
import { user } from '../identity/schema.ts';
import { quota } from './limits.ts';
import { kbBotFile, kbBotFileBin } from './schema.ts';

/** Bytes of a document, with those of the versions that are kept and of the one that is to replace it. */
export const storedSize = sql<number>`${kbBotFile.size} + ${kbBotFile.keptSize} + coalesce((${kbBotFile.next} ->> 'size')::bigint, 0)`;

/** Which of the quotas holds for an owner. */
export async function quotaKindOf(db: Queries, owner: Owner): Promise<keyof typeof quota> {
  if (owner.type === 'tenant') return 'tenant';
  const [person] = await db.select({ vip: user.couponRegistered }).from(user).where(eq(user.id, owner.id));
  return person?.vip ? 'vip' : 'personal';
}

/** Throws 507 when `more` files of together `bytes` do not fit into what the owner may store. */
export async function checkQuota(db: Queries, owner: Owner, more: { files: number; bytes: number }): Promise<void> {
  // What went with questions lies there too; its table belongs to a folder above this one.
  const attached = sql`(select coalesce(sum(a.size), 0) from kb_bot_chat_attachment a join kb_bot b on b.id = a.kb_bot_id
    where b.owner_type = ${owner.type} and b.owner_id = ${owner.id})`;
  // What lies in the recycle bin is stored too: deleting makes no room that restoring would have to find again.
  const stored = unionAll(
    db.select({ size: storedSize.as('size'), kbBotId: kbBotFile.kbBotId }).from(kbBotFile),
    db
      .select({
        size: sql<number>`${kbBotFileBin.size} + ${kbBotFileBin.keptSize}`.as('size'),
        kbBotId: kbBotFileBin.kbBotId,
      })
      .from(kbBotFileBin),
  ).as('stored');
  const [used] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<string>`coalesce(sum(${stored.size}), 0) + ${attached}`,
    })
    .from(stored)
    .innerJoin(kbBot, eq(kbBot.id, stored.kbBotId))
    .where(and(eq(kbBot.ownerType, owner.type), eq(kbBot.ownerId, owner.id)));
  const kind = await quotaKindOf(db, owner);
  const limit = quota[kind];
  const wayOn =
    kind === 'personal' ? '请删除不需要的文件并清空回收站，或成为VIP后重试' : '请删除不需要的文件并清空回收站后重试';
  if ((used?.files ?? 0) + more.files > limit.files) {
    throw new Failure(errorCodes.storageFull, `文件数量已达上限（${limit.files}个），${wayOn}`);
  }
  if (Number(used?.bytes ?? 0) + more.bytes > limit.bytes) {
    throw new Failure(errorCodes.storageFull, `存储空间已用完，${wayOn}`);
  }
}

/** Lets only one transaction per owner count and store files at a time, so that parallel uploads cannot exceed the quota. */
export async function lockQuota(tx: Queries, owner: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota:${owner.type}:${owner.id}`}, 0))`);
}
