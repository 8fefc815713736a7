import { eq, sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { kbBotWebhook } from './schema.ts';

/** The webhooks of an assistant with their deliveries. A copy has none: its makers name receivers of its own. */
export const webhookHooks: AssistantHooks = {
  async turnOff(tx, kbBotId) {
    await tx.update(kbBotWebhook).set({ on: false }).where(eq(kbBotWebhook.kbBotId, kbBotId));
  },
  async removeSome(tx, kbBotId, { most }) {
    for (const name of ['kb_bot_webhook_delivery', 'kb_bot_webhook']) {
      const table = sql.identifier(name);
      const { rowCount } = await tx.execute(sql`
        delete from ${table} where ctid in (select ctid from ${table} where kb_bot_id = ${kbBotId} limit ${most})`);
      if (rowCount) return { rows: rowCount };
    }
    return { rows: 0 };
  },
};
