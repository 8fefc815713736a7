import { asc, eq } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { createPair } from './createPair.ts';
import { kbBotQaPair } from './schema.ts';

/** The Q&A library of an assistant; its passages go with those of the documents. */
export const qaPairHooks: AssistantHooks = {
  async copy({ db }, original) {
    const pairs = await db
      .select()
      .from(kbBotQaPair)
      .where(eq(kbBotQaPair.kbBotId, original.id))
      .orderBy(asc(kbBotQaPair.createdAt));
    return {
      async store(tx, { kbBotId, now }) {
        for (const { question, answer } of pairs) await createPair(tx, { kbBotId, question, answer }, now);
      },
      discard: () => Promise.resolve(),
    };
  },
};
