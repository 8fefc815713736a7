import { asc, eq, sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { embedLater } from '../embeddings/index.ts';
import { createPair } from './createPair.ts';
import { kbBotQaPair } from './schema.ts';

/** The Q&A library of an assistant; its passages go with those of the documents. */
export const qaPairHooks: AssistantHooks = {
  async copy(services, original) {
    const pairs = await services.db
      .select()
      .from(kbBotQaPair)
      .where(eq(kbBotQaPair.kbBotId, original.id))
      .orderBy(asc(kbBotQaPair.createdAt));
    return {
      async store(tx, { kbBotId, now }) {
        for (const { question, answer } of pairs) await createPair(tx, { kbBotId, question, answer }, now);
        if (pairs.length > 0) await embedLater(services, tx, kbBotId);
      },
      discard: () => Promise.resolve(),
    };
  },
  async removeSome(tx, kbBotId, { most }) {
    const { rowCount } = await tx.execute(sql`
      delete from kb_bot_qa_pair where id in (select id from kb_bot_qa_pair where kb_bot_id = ${kbBotId} limit ${most})`);
    return { rows: rowCount ?? 0 };
  },
};
