import { priceOfPages, prices } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import { kbBot, nobody } from '../assistants/schema.ts';
import { charge, checkCoins } from '../coins/charge.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { inShanghai } from '../platform/dayKeys.ts';
import { kbBotFile, parsedPages, type FileRow } from './schema.ts';

const monthOf = (now: Date): string => inShanghai(now).slice(0, 7);

async function parsedIn(db: Queries, owner: Owner, month: string): Promise<number> {
  const [row] = await db
    .select({ pages: parsedPages.pages })
    .from(parsedPages)
    .where(and(eq(parsedPages.ownerType, owner.type), eq(parsedPages.ownerId, owner.id), eq(parsedPages.month, month)));
  return row?.pages ?? 0;
}

/** Pages that an owner may still have parsed for nothing in this month. */
export async function freePagesOf(db: Queries, owner: Owner, now: Date): Promise<number> {
  return Math.max(0, prices.documentPages.free[owner.type] - (await parsedIn(db, owner, monthOf(now))));
}

/** Throws code 20013 when the owner could not pay a single page more: a file is not read in vain. */
export async function checkPageCoins(db: Queries, owner: Owner, now: Date): Promise<void> {
  const price = priceOfPages(owner.type, await parsedIn(db, owner, monthOf(now)), 1);
  await checkCoins(db, owner, price);
}

/**
 * Counts the pages of a file that was just parsed in its owner's month and takes their price, in the caller's
 * transaction; once per file. Throws code 20013 when the coins do not suffice.
 */
export async function payPages(tx: Queries, file: FileRow, pages: number, now: Date): Promise<void> {
  if (file.pagesPaid) return;
  await tx.update(kbBotFile).set({ pagesPaid: true }).where(eq(kbBotFile.id, file.id));
  await payVersion(tx, { id: file.id, kbBotId: file.kbBotId }, pages, now);
}

interface PaidVersion extends Pick<FileRow, 'id' | 'kbBotId'> {
  /** Names a new version of a document that was paid before. */
  version?: string;
}

/** The same for a new version of a file, once per version. */
export async function payVersion(tx: Queries, file: PaidVersion, pages: number, now: Date): Promise<void> {
  const [bot] = await tx
    // One in the recycle bin may come back: its pages are paid like all others.
    .select({
      type: kbBot.ownerType,
      id: sql<string>`case when ${kbBot.deletedAt} is null then ${kbBot.ownerId} else ${kbBot.formerOwnerId} end`,
    })
    .from(kbBot)
    .where(eq(kbBot.id, file.kbBotId));
  if (!bot || bot.id === nobody) return;
  // The row of the month stays locked, so that of files at once each pays from where the other one ended.
  const [month] = await tx
    .insert(parsedPages)
    .values({ ownerType: bot.type, ownerId: bot.id, month: monthOf(now), pages })
    .onConflictDoUpdate({
      target: [parsedPages.ownerType, parsedPages.ownerId, parsedPages.month],
      set: { pages: sql`${parsedPages.pages} + ${pages}` },
    })
    .returning({ pages: parsedPages.pages });
  const price = priceOfPages(bot.type, (month?.pages ?? pages) - pages, pages);
  if (price === 0) return;
  await charge(tx, bot, { of: 'document', fileId: file.id, version: file.version, pages, price }, now);
}
