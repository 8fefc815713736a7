import { eq, inArray, sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { csTicket } from './schema.ts';

/** Tickets whose messages are looked for at a time. */
const atOnce = 100;

/** The conversations of people with the agents of an assistant. */
export const serviceHooks: AssistantHooks = {
  async removeSome(tx, kbBotId, { most }) {
    const found = await tx
      .select({ id: csTicket.id })
      .from(csTicket)
      .where(eq(csTicket.kbBotId, kbBotId))
      .limit(atOnce);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return { rows: 0 };
    const { rowCount } = await tx.execute(sql`
      delete from cs_message where id in (
        select id from cs_message where cs_ticket_id = any(${sql.param(ids)}::text[]) limit ${most})`);
    const messages = rowCount ?? 0;
    if (messages >= most) return { rows: messages };
    await tx.delete(csTicket).where(inArray(csTicket.id, ids));
    return { rows: messages + ids.length };
  },
};
