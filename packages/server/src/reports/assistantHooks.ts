import { sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';

const tables = [
  'report_asker',
  'report_day_askers',
  'report_question',
  'report_keyword',
  'report_day',
  'report_ignored',
] as const;

/** The figures of an assistant go with it, in parts. */
export const reportHooks: AssistantHooks = {
  async removeSome(tx, kbBotId, { most }) {
    for (const name of tables) {
      const table = sql.identifier(name);
      const { rowCount } = await tx.execute(sql`
        delete from ${table} where ctid in (select ctid from ${table} where kb_bot_id = ${kbBotId} limit ${most})`);
      if (rowCount) return { rows: rowCount };
    }
    return { rows: 0 };
  },
};
