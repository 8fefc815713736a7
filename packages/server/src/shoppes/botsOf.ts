import type { ShoppeBot, ShoppeChoice, ShownBot } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import { holding } from '../platform/database/like.ts';
import type { Queries } from '../platform/database/database.ts';

interface Row extends Record<string, unknown> {
  id: string;
  public_id: string;
  name: string;
  avatar: ShownBot['avatar'];
  description: string;
  category: ShownBot['category'];
  cover: ShownBot['cover'];
  lent_by: string | null;
  count: number;
}

interface ManagedRow extends Row {
  known_name: string;
  /** Own, or lent at this moment. */
  allowed: boolean;
  shown: boolean;
}

interface ChoiceRow extends ManagedRow {
  placed_in: ShoppeChoice['placedIn'];
}

const own = (tenantId: SQL | string): SQL => sql`(b.owner_type = 'tenant' and b.owner_id = ${tenantId})`;

const lent = (tenantId: SQL | string): SQL => sql`(b.status = 'enabled' and exists (
  select from kb_bot_authorization a where a.kb_bot_id = b.id and a.tenant_id = ${tenantId}))`;

/** Whether an enterprise may show the row `b` of kb_bot: its own one, or one that it is lent at this moment. */
export const mayShow = (tenantId: SQL | string): SQL => sql`(${own(tenantId)} or ${lent(tenantId)})`;

/** What everybody may talk to; `e` is the row of the enterprise that owns `b`. */
const open = sql`(b.permission = 'public' and b.status = 'enabled' and e.status = 'enabled')`;

/** Columns of a card for the pages of the enterprise `tenantId`; `e` owns `b`. */
const columns = (tenantId: SQL | string): SQL => sql`
  b.id, b.public_id, b.name, b.avatar, b.description, b.category,
  (select c.cover from kb_bot_cover c where c.tenant_id = ${tenantId} and c.kb_bot_id = b.id) as cover,
  case when ${own(tenantId)} then '' else coalesce(
    case when e.brand_status = 'enabled' then nullif(e.brand_display_name, '') end,
    nullif(e.display_name, ''), e.name) end as lent_by`;

/** Assistants without an enterprise are nobody's to show. */
const withOwner = sql`join tenant e on b.owner_type = 'tenant' and e.id = b.owner_id`;

export interface Paging {
  page: number;
  size: number;
}

const card = (row: Row): ShownBot => ({
  id: row.id,
  publicId: row.public_id,
  name: row.name,
  avatar: row.avatar,
  description: row.description,
  category: row.category,
  cover: row.cover,
  lentBy: row.lent_by ?? '',
});

/** The assistants of a showcase that satisfy `wanted`, in order, and how many do. */
async function shownWhere(
  db: Queries,
  shoppeId: string,
  wanted: SQL,
  { page, size }: Paging,
): Promise<{ rows: ShownBot[]; count: number }> {
  const found = sql`
    from shoppe s join shoppe_kb_bot p on p.shoppe_id = s.id join kb_bot b on b.id = p.kb_bot_id ${withOwner}
    where s.id = ${shoppeId} and s.status = 'enabled' and e.status = 'enabled'
      and ${mayShow(sql`s.tenant_id`)} and ${wanted}`;
  const { rows } = await db.execute<Row>(sql`
    select ${columns(sql`s.tenant_id`)} ${found}
    order by p.position, b.id limit ${size} offset ${(page - 1) * size}`);
  const counted = await db.execute<{ count: string }>(sql`select count(*) ${found}`);
  return { rows: rows.map(card), count: Number(counted.rows[0]?.count ?? 0) };
}

/** What everybody sees of an enabled showcase. */
export const shownTo = (db: Queries, shoppeId: string, paging: Paging) => shownWhere(db, shoppeId, open, paging);

/** What somebody may talk to of it, by the rule `may` over `b`; what is not published is not featured. */
export const featuredTo = (db: Queries, shoppeId: string, may: SQL, size: number) =>
  shownWhere(db, shoppeId, sql`(b.permission <> 'private' or not ${own(sql`s.tenant_id`)}) and ${may}`, {
    page: 1,
    size,
  });

const managed = (row: ManagedRow): ShoppeBot =>
  row.allowed
    ? { ...card(row), state: row.shown ? 'shown' : 'unpublished' }
    : {
        id: row.id,
        publicId: row.public_id,
        name: row.known_name,
        // Nothing of today is said of what one may not show any more.
        avatar: { type: 'color', color: 'blue' },
        description: '',
        category: null,
        cover: null,
        lentBy: '',
        state: 'withdrawn',
      };

/** All assistants of a showcase in their order, also those that visitors do not see. */
export async function placedBots(db: Queries, tenantId: string, shoppeId: string): Promise<ShoppeBot[]> {
  const { rows } = await db.execute<ManagedRow>(sql`
    select ${columns(tenantId)}, p.known_name, ${mayShow(tenantId)} as allowed, coalesce(${open}, false) as shown
    from shoppe_kb_bot p join kb_bot b on b.id = p.kb_bot_id
      left join tenant e on b.owner_type = 'tenant' and e.id = b.owner_id
    where p.shoppe_id = ${shoppeId} order by p.position, b.id`);
  return rows.map(managed);
}

/** Own assistants, or lent ones, that may come into a showcase: the ones changed last first. */
export async function choosableBots(
  db: Queries,
  tenantId: string,
  { of, keyword = '', page, size }: Paging & { of: 'own' | 'lent'; keyword?: string | undefined },
): Promise<{ rows: ShoppeChoice[]; count: number }> {
  const found = sql`
    from ${of === 'own' ? sql`kb_bot b` : sql`kb_bot_authorization a join kb_bot b on b.id = a.kb_bot_id`} ${withOwner}
    where ${of === 'own' ? own(tenantId) : sql`a.tenant_id = ${tenantId} and b.status = 'enabled'`}
      and b.name ilike ${holding(keyword)}`;
  const { rows } = await db.execute<ChoiceRow>(sql`
    select ${columns(tenantId)}, b.name as known_name, true as allowed, ${open} as shown,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name, s.id)
        from shoppe_kb_bot p join shoppe s on s.id = p.shoppe_id
        where p.kb_bot_id = b.id and s.tenant_id = ${tenantId}), '[]') as placed_in
    ${found}
    order by ${of === 'own' ? sql`b.updated_at` : sql`a.created_at`} desc, b.id limit ${size} offset ${(page - 1) * size}`);
  const counted = await db.execute<{ count: string }>(sql`select count(*) ${found}`);
  return {
    rows: rows.map((row) => ({ ...managed(row), placedIn: row.placed_in })),
    count: Number(counted.rows[0]?.count ?? 0),
  };
}
