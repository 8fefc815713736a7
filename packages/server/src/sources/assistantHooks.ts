import { eq, sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { stopRuns } from './runs.ts';
import { kbBotSource } from './schema.ts';

/** The sources of an assistant. A copy has none: its documents are its own from then on. */
export const sourceHooks: AssistantHooks = {
  async turnOff(tx, kbBotId) {
    const rows = await tx.select({ id: kbBotSource.id }).from(kbBotSource).where(eq(kbBotSource.kbBotId, kbBotId));
    for (const { id } of rows) await stopRuns({ db: tx, now: () => new Date() }, id);
  },
  async removeSome(tx, kbBotId, { most }) {
    for (const name of ['kb_bot_source_line', 'kb_bot_source_run', 'kb_bot_source_item', 'kb_bot_source']) {
      const table = sql.identifier(name);
      const { rowCount } = await tx.execute(sql`
        delete from ${table} where ctid in (select ctid from ${table} where kb_bot_id = ${kbBotId} limit ${most})`);
      if (rowCount) return { rows: rowCount };
    }
    return { rows: 0 };
  },
};
