import { sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';

/** The places of an assistant in people's lists go with it, in parts. */
export const usingHooks: AssistantHooks = {
  async removeSome(tx, kbBotId, { most }) {
    const { rowCount } = await tx.execute(sql`
      delete from kb_bot_conversation where ctid in (
        select ctid from kb_bot_conversation where kb_bot_id = ${kbBotId} limit ${most})`);
    return { rows: rowCount ?? 0 };
  },
};
