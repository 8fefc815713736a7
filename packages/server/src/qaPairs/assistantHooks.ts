import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { embedLater } from '../embeddings/index.ts';
import { disownFiles } from '../platform/files/looseFiles.ts';
import { createPairs } from './createPairs.ts';
import { kbBotQaEntry, kbBotQaPair } from './schema.ts';

/** Pairs that one statement writes. */
const BATCH = 200;

/** The Q&A library of an assistant; its passages go with those of the documents. */
export const qaPairHooks: AssistantHooks = {
  async begin(services, tx, { kbBotId, pairs }) {
    const createdAt = services.now();
    await createPairs(
      tx,
      kbBotId,
      pairs.map(({ question, answer }) => ({ questions: [question.trim()], answers: [answer.trim()], createdAt })),
    );
    await embedLater(services, tx, kbBotId);
  },
  async copy(services, original) {
    const rows = await services.db
      .select({ pair: kbBotQaPair, entry: kbBotQaEntry })
      .from(kbBotQaPair)
      .innerJoin(kbBotQaEntry, eq(kbBotQaEntry.qaPairId, kbBotQaPair.id))
      .where(and(eq(kbBotQaPair.kbBotId, original.id), isNull(kbBotQaPair.deletedAt)))
      .orderBy(asc(kbBotQaPair.createdAt), desc(kbBotQaEntry.isMain), asc(kbBotQaEntry.createdAt));
    const pairs = [...Map.groupBy(rows, ({ pair }) => pair.id).values()].map((own) => {
      const said = (type: 'q' | 'a') =>
        own.filter(({ entry }) => entry.type === type).map(({ entry }) => entry.content);
      return { questions: said('q'), answers: said('a'), createdAt: own[0]!.pair.createdAt };
    });
    return {
      async store(tx, { kbBotId }) {
        for (let at = 0; at < pairs.length; at += BATCH) await createPairs(tx, kbBotId, pairs.slice(at, at + BATCH));
        if (pairs.length > 0) await embedLater(services, tx, kbBotId);
      },
      discard: () => Promise.resolve(),
    };
  },
  async removeSome(tx, kbBotId, { most, now }) {
    // The sheet of an import that has not ended is still stored.
    const { rows: imports } = await tx.execute<{ file_key: string }>(sql`
      delete from kb_bot_qa_import where id in (
        select id from kb_bot_qa_import where kb_bot_id = ${kbBotId} limit ${most}) returning file_key`);
    const keys = imports.map(({ file_key: key }) => key);
    await disownFiles(tx, keys, now);
    if (keys.length > 0) return { rows: keys.length, keys };
    const { rowCount } = await tx.execute(sql`
      delete from kb_bot_qa_pair where id in (select id from kb_bot_qa_pair where kb_bot_id = ${kbBotId} limit ${most})`);
    return { rows: rowCount ?? 0 };
  },
};
