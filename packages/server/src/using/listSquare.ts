import { constants, type SquareAssistant } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { personAsking } from '../answers/asker.ts';
import type { Queries } from '../platform/database/database.ts';
import { holding } from '../platform/database/like.ts';
import type { Caller } from '../platform/http/caller.ts';
import { documentCounts } from './documentCounts.ts';

interface Wanted {
  /** Whether the platform's presets are meant instead of everything that is public. */
  presets: boolean;
  /** One alone. */
  id?: string | undefined;
  category?: string | undefined;
  keyword?: string | undefined;
  page: number;
  size: number;
}

interface Row extends Record<string, unknown> {
  id: string;
  public_id: string;
  name: string;
  avatar: SquareAssistant['avatar'];
  owner_type: SquareAssistant['type'];
  description: string;
  category: SquareAssistant['category'];
  is_preset: boolean;
  enterprise_name: string | null;
  asked: string;
}

/** Which of these assistants stand in the caller's list: added, or talked to and not taken out since. */
export async function listedOf(db: Queries, caller: Caller, ids: readonly string[]): Promise<string[]> {
  const asker = personAsking(caller).key;
  const listed = sql`coalesce(
    (select c.listed or exists (
        select from kb_bot_chat_message m
        where m.kb_bot_id = b.id and m.asker = ${asker} and m.side = 'use' and m.msg_type = 'qa' and m.created_at > c.at)
      from kb_bot_conversation c where c.asker = ${asker} and c.kb_bot_id = b.id),
    exists (
      select from kb_bot_chat_message m
      where m.kb_bot_id = b.id and m.asker = ${asker} and m.side = 'use' and m.msg_type = 'qa'))`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select b.id from kb_bot b where b.id = any(${sql.param([...ids])}::text[]) and ${listed}`);
  return rows.map(({ id }) => id);
}

/**
 * Assistants that everybody may talk to: published on the internet, and of an enterprise only while it is not stopped.
 */
export async function listSquare(
  db: Queries,
  now: Date,
  { presets, id, category, keyword = '', page, size }: Wanted,
): Promise<{ rows: SquareAssistant[]; count: number }> {
  const like = holding(keyword);
  const found = sql`
    from kb_bot b left join tenant e on b.owner_type = 'tenant' and e.id = b.owner_id
    where b.permission = 'public' and b.status = 'enabled'
      and (b.owner_type = 'personal' or e.status = 'enabled')
      ${presets ? sql`and b.is_preset` : sql``}
      ${id ? sql`and b.id = ${id}` : sql``}
      ${category ? sql`and b.category = ${category}` : sql``}
      and (b.name ilike ${like} or b.description ilike ${like})`;
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${constants.TIME_ZONE})::date`;
  const counted = await db.execute<{ count: string }>(sql`select count(*) ${found}`);
  const { rows } = await db.execute<Row>(sql`
    select b.id, b.public_id, b.name, b.avatar, b.owner_type, b.description, b.category, b.is_preset,
        coalesce(case when e.brand_status = 'enabled' then nullif(e.brand_display_name, '') end,
          nullif(e.display_name, ''), e.name) as enterprise_name,
        (select coalesce(sum(r.questions), 0) from report_day r
          where r.kb_bot_id = b.id and r.day > ${today} - 30) as asked
    ${found}
    order by asked desc, b.name, b.id limit ${size} offset ${(page - 1) * size}`);
  const documents = await documentCounts(
    db,
    rows.map(({ id }) => id),
  );
  return {
    count: Number(counted.rows[0]?.count ?? 0),
    rows: rows.map((row) => ({
      id: row.id,
      publicId: row.public_id,
      name: row.name,
      avatar: row.avatar,
      type: row.owner_type,
      description: row.description,
      category: row.category,
      isPreset: row.is_preset,
      enterpriseName: row.enterprise_name ?? '',
      documentCount: documents.get(row.id) ?? 0,
      askCount: Number(row.asked),
    })),
  };
}
