import { asc, eq, sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { kbBotRegressionQuestion as question } from './schema.ts';

/** A copy of an assistant keeps the questions that it is measured by, not the runs; what they expect is known by name. */
export const regressionHooks: AssistantHooks = {
  async copy({ db }, original) {
    const rows = await db
      .select()
      .from(question)
      .where(eq(question.kbBotId, original.id))
      .orderBy(asc(question.createdAt), asc(question.id));
    return {
      async store(tx, { kbBotId }) {
        if (rows.length === 0) return;
        await tx.insert(question).values(
          rows.map(({ question: text, origin, expected, createdAt }) => ({
            kbBotId,
            question: text,
            origin,
            expected,
            createdAt,
          })),
        );
      },
      discard: () => Promise.resolve(),
    };
  },
  async removeSome(tx, kbBotId, { most }) {
    for (const name of ['kb_bot_regression_run', 'kb_bot_regression_question', 'kb_bot_regression_schedule']) {
      const table = sql.identifier(name);
      const { rowCount } = await tx.execute(sql`
        delete from ${table} where ctid in (select ctid from ${table} where kb_bot_id = ${kbBotId} limit ${most})`);
      if (rowCount) return { rows: rowCount };
    }
    return { rows: 0 };
  },
};
