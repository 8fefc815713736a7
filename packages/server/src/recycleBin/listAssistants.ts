import type { BinnedAssistant } from '@tinystar/contract';
import { and, desc } from 'drizzle-orm';
import { documentHooks } from '../documents/assistantHooks.ts';
import { kbBot } from '../assistants/schema.ts';
import { contains } from '../platform/database/like.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { binnedOf } from './binned.ts';
import { stayOf, type BinSearch } from './stay.ts';

/** One page of the assistants in the bin of an owner, last deleted first. */
export async function listBinnedAssistants(
  { db, config }: Services,
  owner: Owner,
  { keyword, page, size }: BinSearch,
): Promise<{ rows: BinnedAssistant[]; count: number; days: number }> {
  const where = and(binnedOf(owner), contains(kbBot.name, keyword));
  const [rows, count] = await Promise.all([
    db
      .select({ id: kbBot.id, name: kbBot.name, deletedAt: kbBot.deletedAt })
      .from(kbBot)
      .where(where)
      .orderBy(desc(kbBot.deletedAt), desc(kbBot.id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(kbBot, where),
  ]);
  const documents = await documentHooks.counts?.documentCount?.(
    db,
    rows.map(({ id }) => id),
  );
  const days = config.RECYCLE_BIN_DAYS;
  return {
    rows: rows.map(({ id, name, deletedAt }) => ({
      id,
      name,
      documentCount: documents?.get(id) ?? 0,
      ...stayOf(deletedAt ?? new Date(0), days),
    })),
    count,
    days,
  };
}
