import { sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';

/** The places of an assistant in showcases, and its covers, go with it, in parts. */
export const shoppeHooks: AssistantHooks = {
  async removeSome(tx, kbBotId, { most }) {
    const places = await tx.execute(sql`
      delete from shoppe_kb_bot where ctid in (
        select ctid from shoppe_kb_bot where kb_bot_id = ${kbBotId} limit ${most})`);
    const covers = await tx.execute(sql`
      delete from kb_bot_cover where ctid in (
        select ctid from kb_bot_cover where kb_bot_id = ${kbBotId} limit ${most})`);
    return { rows: (places.rowCount ?? 0) + (covers.rowCount ?? 0) };
  },
};
