import type { Avatar, PublicConversation } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { askingAs, mayUse } from '../assistants/mayUse.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Asker } from './asker.ts';

interface Row extends Record<string, unknown> {
  id: string;
  public_id: string;
  name: string;
  avatar: Avatar;
  asked: string;
  question: string;
  count: string;
}

/** Published assistants that a visitor has talked to, the last one first (API-180). */
export async function visitorConversations(
  db: Queries,
  asker: Asker,
  { page, size }: { page: number; size: number },
): Promise<{ rows: PublicConversation[]; count: number }> {
  const found = sql`
    with said as (
      select distinct on (kb_bot_id) kb_bot_id, question, created_at from kb_bot_chat_message
      where asker = ${asker.key} and side = 'web' and msg_type = 'qa'
      order by kb_bot_id, created_at desc
    ), found as (
      select b.id, b.public_id, b.name, b.avatar, said.question, said.created_at as asked
      from said join kb_bot b on b.id = said.kb_bot_id
      where b.permission = 'public' and ${mayUse(askingAs(null))}
    )`;
  const counted = await db.execute<{ count: string }>(sql`${found} select count(*) from found`);
  const { rows } = await db.execute<Row>(
    sql`${found} select * from found order by asked desc, id limit ${size} offset ${(page - 1) * size}`,
  );
  return {
    count: Number(counted.rows[0]?.count ?? 0),
    rows: rows.map(({ id, public_id: publicId, name, avatar, asked, question }) => ({
      id,
      publicId,
      name,
      avatar,
      lastMessageTime: new Date(asked).getTime(),
      lastQuestion: question,
    })),
  };
}
