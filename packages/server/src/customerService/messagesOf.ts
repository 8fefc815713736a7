import type { Avatar, CsMessage, CsSource } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { faceOf, type AskerRow } from './faceOf.ts';

interface Row extends Record<string, unknown>, AskerRow {
  id: string;
  source: CsSource;
  text: string;
  created_at: string;
  ticket_id: string;
  ticket_status: CsMessage['csTicketStatus'];
  closed_at: string | null;
  bot_id: string;
  bot_name: string;
  bot_avatar: Avatar;
  bot_type: AssistantRow['ownerType'];
  bot_permission: AssistantRow['permission'];
  served: boolean;
  quoted_id: string | null;
  quoted_source: CsSource;
  quoted_text: string;
  quoted_name: string | null;
  settled: boolean;
}

/**
 * The messages whose ids the query `chosen` selects, newest first, with the names and pictures shown beside them; for
 * agents also what of them stands in the Q&A library.
 */
export async function messagesOf(db: Queries, chosen: SQL, asAgent = false): Promise<CsMessage[]> {
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.source, m.text, m.created_at, t.id as ticket_id, t.status as ticket_status, t.closed_at,
      b.id as bot_id, b.name as bot_name, b.avatar as bot_avatar, b.owner_type as bot_type,
      b.permission as bot_permission,
      (b.customer_service_status = 'enabled' and o.status = 'enabled') is true as served,
      u.name, u.avatar, t.channel, t.elsewhere,
      q.id as quoted_id, q.source as quoted_source, q.text as quoted_text, qu.name as quoted_name,
      m.qa_pair_id is not null as settled
    from (${chosen}) chosen
    join cs_message m on m.id = chosen.id
    join cs_ticket t on t.id = m.cs_ticket_id
    join kb_bot b on b.id = t.kb_bot_id
    left join tenant o on b.owner_type = 'tenant' and o.id = b.owner_id
    left join "user" u on u.id = t.user_id
    left join cs_message q on q.id = m.reference_message_id
    left join "user" qu on qu.id = q.user_id
    order by m.created_at desc, m.id`);
  return rows.map((row) => ({ ...present(row), ...(asAgent && { settled: row.settled }) }));
}

const present = (row: Row): CsMessage => ({
  id: row.id,
  timestamp: new Date(row.created_at).getTime(),
  source: row.source,
  content: { text: row.text },
  referenceMessage: row.quoted_id
    ? {
        id: row.quoted_id,
        source: row.quoted_source,
        User: { name: row.quoted_name ?? (row.quoted_source === 'user' ? faceOf(row).name : '') },
        content: { text: row.quoted_text },
      }
    : null,
  csTicketId: row.ticket_id,
  csTicketStatus: row.ticket_status,
  csTicketClosedTime: row.closed_at === null ? null : new Date(row.closed_at).getTime(),
  csTicketKbBotId: row.bot_id,
  csTicketKbBot: {
    name: row.bot_name,
    avatar: row.bot_avatar,
    type: row.bot_type,
    permission: row.bot_permission,
    status: row.served ? 'enabled' : 'disabled',
  },
  csTicketUser: faceOf(row),
});
