import type { AssistantSummary } from '@tinystar/contract';
import { and, count, desc, eq, ilike, type SQL } from 'drizzle-orm';
import { kbBotFile } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { kbBot } from './schema.ts';

interface Page {
  keyword?: string | undefined;
  page: number;
  size: number;
}

/** Assistants an owner builds, latest change first. `keyword` looks into names, letter case aside. */
export async function listAssistants(
  db: Queries,
  owner: Owner,
  { keyword, page, size }: Page,
): Promise<{ rows: AssistantSummary[]; count: number }> {
  const where = and(
    eq(kbBot.ownerType, owner.type),
    eq(kbBot.ownerId, owner.id),
    contains(keyword, (pattern) => ilike(kbBot.name, pattern)),
  );
  const [total] = await db.select({ count: count() }).from(kbBot).where(where);
  const rows = await db
    .select({ bot: kbBot, documentCount: db.$count(kbBotFile, eq(kbBotFile.kbBotId, kbBot.id)) })
    .from(kbBot)
    .where(where)
    .orderBy(desc(kbBot.updatedAt), desc(kbBot.id))
    .limit(size)
    .offset((page - 1) * size);
  return {
    count: total?.count ?? 0,
    rows: rows.map(({ bot, documentCount }) => ({
      id: bot.id,
      publicId: bot.publicId,
      name: bot.name,
      avatar: bot.avatar,
      type: bot.ownerType,
      description: bot.description,
      permission: bot.permission,
      category: bot.category,
      documentCount,
      updatedAt: bot.updatedAt.getTime(),
    })),
  };
}

/** A condition on text that holds `keyword`; its `%` and `_` are letters like any other. */
export function contains(keyword: string | undefined, condition: (pattern: string) => SQL): SQL | undefined {
  const text = keyword?.trim();
  return text ? condition(`%${text.replace(/[\\%_]/g, '\\$&')}%`) : undefined;
}
