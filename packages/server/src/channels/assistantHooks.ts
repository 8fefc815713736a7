import { sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';

/** The channels of an assistant with their messages. A copy begins with none: an account serves one assistant. */
export const channelHooks: AssistantHooks = {
  async turnOff(tx, kbBotId) {
    await tx.execute(
      sql`update kb_bot_channel set status = 'disabled', updated_at = now() where kb_bot_id = ${kbBotId}`,
    );
  },
  async removeSome(tx, kbBotId, { most }) {
    const { rowCount: messages } = await tx.execute(sql`
      delete from channel_message where id in (
        select m.id from channel_message m join kb_bot_channel c on c.id = m.channel_id
        where c.kb_bot_id = ${kbBotId} limit ${most})`);
    if (messages) return { rows: messages };
    const { rowCount } = await tx.execute(sql`delete from kb_bot_channel where kb_bot_id = ${kbBotId}`);
    return { rows: rowCount ?? 0 };
  },
};
