import { constants, type SquareAssistant } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import { personAsking } from '../answers/asker.ts';
import type { Queries } from '../platform/database/database.ts';
import { holding } from '../platform/database/like.ts';
import type { Caller } from '../platform/http/caller.ts';
import { documentCounts } from './documentCounts.ts';

interface Wanted {
  /** Whether the platform's presets are meant instead of everything that is public. */
  presets: boolean;
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
  added: boolean;
}

/** Whether the row `b` of kb_bot stands in the caller's list of conversations. */
const inList = (caller: Caller | null): SQL => {
  if (!caller) return sql`false`;
  const asker = personAsking(caller).key;
  return sql`coalesce(
    (select c.listed or exists (
        select from kb_bot_chat_message m
        where m.kb_bot_id = b.id and m.asker = ${asker} and m.side = 'use' and m.created_at > c.at)
      from kb_bot_conversation c where c.asker = ${asker} and c.kb_bot_id = b.id),
    exists (
      select from kb_bot_chat_message m where m.kb_bot_id = b.id and m.asker = ${asker} and m.side = 'use'))`;
};

/**
 * Assistants that everybody may talk to: published on the internet, and of an enterprise only while it is not stopped.
 * The caller decides nothing but which of them are marked as added.
 */
export async function listSquare(
  db: Queries,
  caller: Caller | null,
  now: Date,
  { presets, category, keyword = '', page, size }: Wanted,
): Promise<{ rows: SquareAssistant[]; count: number }> {
  const like = holding(keyword);
  const found = sql`
    from kb_bot b left join tenant e on b.owner_type = 'tenant' and e.id = b.owner_id
    where b.permission = 'public' and b.status = 'enabled'
      and (b.owner_type = 'personal' or e.status = 'enabled')
      ${presets ? sql`and b.is_preset` : sql``}
      ${category ? sql`and b.category = ${category}` : sql``}
      and (b.name ilike ${like} or b.description ilike ${like})`;
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${constants.TIME_ZONE})::date`;
  const counted = await db.execute<{ count: string }>(sql`select count(*) ${found}`);
  const { rows } = await db.execute<Row>(sql`
    select b.*, ${inList(caller)} as added from (
      select b.id, b.public_id, b.name, b.avatar, b.owner_type, b.description, b.category, b.is_preset,
        coalesce(case when e.brand_status = 'enabled' then nullif(e.brand_display_name, '') end,
          nullif(e.display_name, ''), e.name) as enterprise_name,
        (select coalesce(sum(r.questions), 0) from report_day r
          where r.kb_bot_id = b.id and r.day > ${today} - 30) as asked
      ${found}
      order by asked desc, b.name, b.id limit ${size} offset ${(page - 1) * size}
    ) b order by asked desc, b.name, b.id`);
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
      added: row.added,
    })),
  };
}
