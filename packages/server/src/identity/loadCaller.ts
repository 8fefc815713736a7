import { sql } from 'drizzle-orm';
import type { Caller } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { hashToken } from './token.ts';

const day = 86_400_000;

/** A session ends after 7 days without use and 30 days in any case. */
export const sessionLife = { idle: 7 * day, absolute: 30 * day };

// Written at most once a minute per session, so that reading does not become writing.
const touchAfter = 60_000;

interface Row {
  session_id: string;
  user_id: string;
  last_used_at: string;
  channel_user: boolean;
  phone_number: string;
  tenant_id: string | null;
  permission: 'owner' | 'admin' | 'member' | null;
  status: 'enabled' | 'stopped' | null;
  customer_service: boolean;
}

// It runs before every call, so it has a name: each connection then plans it only once.
const question = `
  select s.id as session_id, s.user_id, s.last_used_at, u.channel_user, u.phone_number,
         t.id as tenant_id, tu.permission, t.status,
         exists (
           select from kb_bot_agent a where a.tenant_id = tu.tenant_id and a.user_id = tu.user_id
         ) as customer_service
  from session s
  join "user" u on u.id = s.user_id
  left join tenant_user tu on tu.tenant_id = u.current_tenant_id and tu.user_id = u.id
  left join tenant t on t.id = tu.tenant_id
  where s.token_hash = $1 and s.created_at > $2 and s.last_used_at > $3`;

/** Who a token stands for right now, with his role in his current enterprise; null when it is not valid (any more). */
export async function loadCaller(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  token: string,
): Promise<Caller | null> {
  const now = services.now();
  const ago = (life: number) => new Date(now.getTime() - life).toISOString();
  const values = [hashToken(token), ago(sessionLife.absolute), ago(sessionLife.idle)];
  const { rows } = await services.db.$client.query<Row>({ name: 'caller', text: question, values });
  const row = rows[0];
  if (!row) return null;
  if (now.getTime() - new Date(row.last_used_at).getTime() > touchAfter) {
    await services.db.execute(
      sql`update session set last_used_at = ${now.toISOString()} where id = ${row.session_id} and last_used_at < ${now.toISOString()}`,
    );
  }
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    tenant:
      row.tenant_id && row.permission && row.status
        ? { id: row.tenant_id, permission: row.permission, status: row.status }
        : null,
    customerService: row.customer_service,
    channelUser: row.channel_user,
    operator: services.config.OPERATOR_PHONES.includes(row.phone_number),
  };
}
