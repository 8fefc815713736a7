import { eq, sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { newId } from '../platform/database/columns.ts';
import { kbBotReplyKeyword, kbBotReplyRule } from './schema.ts';

/** The keyword rules of an assistant. */
export const replyRuleHooks: AssistantHooks = {
  async copy(services, original) {
    const rules = await services.db.select().from(kbBotReplyRule).where(eq(kbBotReplyRule.kbBotId, original.id));
    const keywords = await services.db
      .select()
      .from(kbBotReplyKeyword)
      .where(eq(kbBotReplyKeyword.kbBotId, original.id));
    return {
      async store(tx, { kbBotId }) {
        if (rules.length === 0) return;
        const ids = new Map(rules.map(({ id }) => [id, newId()]));
        await tx.insert(kbBotReplyRule).values(rules.map((rule) => ({ ...rule, kbBotId, id: ids.get(rule.id)! })));
        const copies = keywords.flatMap(({ keyword, ruleId }) => {
          const copied = ids.get(ruleId);
          return copied ? [{ kbBotId, keyword, ruleId: copied }] : [];
        });
        if (copies.length > 0) await tx.insert(kbBotReplyKeyword).values(copies);
      },
      discard: () => Promise.resolve(),
    };
  },
  async removeSome(tx, kbBotId, { most }) {
    const { rowCount } = await tx.execute(sql`
      delete from kb_bot_reply_rule where id in (
        select id from kb_bot_reply_rule where kb_bot_id = ${kbBotId} limit ${most})`);
    return { rows: rowCount ?? 0 };
  },
};
