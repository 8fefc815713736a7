import type { Avatar, Member } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { holding } from '../platform/database/like.ts';

interface Filter {
  page: number;
  size: number;
  keyword?: string | undefined;
  permission?: Member['permission'] | undefined;
  status?: Member['status'] | undefined;
}

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  avatar: Avatar | null;
  phone_number: string;
  permission: Member['permission'];
  status: Member['status'];
  time: string;
}

/** One page of members and open invitations: owner, admins, members, each by name; `count` is of all that match. */
export async function memberPage(queries: Queries, tenantId: string, filter: Filter) {
  const found = matching(tenantId, filter);
  const counted = await queries.execute<{ count: string }>(sql`${found} select count(*) from found`);
  const { rows } = await queries.execute<Row>(sql`${found}
    select * from found
    order by array_position(array['owner','admin','member'], permission), status, name, id
    limit ${filter.size} offset ${(filter.page - 1) * filter.size}`);
  return { count: Number(counted.rows[0]?.count ?? 0), rows: rows.map(present) };
}

function matching(tenantId: string, { keyword = '', permission, status }: Filter): SQL {
  const like = holding(keyword);
  return sql`
    with found as (
      select * from (
        select u.id, u.name, u.avatar, u.phone_number, tu.permission, 'joined' as status, tu.created_at as time
        from tenant_user tu join "user" u on u.id = tu.user_id
        where tu.tenant_id = ${tenantId}
        union all
        select i.id, i.name, null, i.phone_number, i.permission, 'waitJoin', i.created_at
        from tenant_invitation i where i.tenant_id = ${tenantId}
      ) everybody
      where (name ilike ${like} or phone_number like ${like})
        and (${permission ?? null}::text is null or permission = ${permission ?? null})
        and (${status ?? null}::text is null or status = ${status ?? null})
    )`;
}

const present = (row: Row): Member => ({
  id: row.id,
  name: row.name || row.phone_number,
  avatar: row.avatar ?? { type: 'color', color: 'blue' },
  phoneNumber: row.phone_number,
  permission: row.permission,
  status: row.status,
  time: new Date(row.time).getTime(),
});
