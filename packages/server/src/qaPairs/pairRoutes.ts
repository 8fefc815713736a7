import { qaPairs } from '@tinystar/contract';
import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { refuseStale } from '../platform/database/versions.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { search } from '../retrieval/index.ts';
import { binPairs } from './bin.ts';
import { changeLibrary } from './changeLibrary.ts';
import { createPairs } from './createPairs.ts';
import { writeEntry } from './entries.ts';
import { listPairs } from './listPairs.ts';
import { checkPairs, pairMissing } from './loadPairs.ts';
import { sameQuestions } from './sameQuestions.ts';
import { kbBotQaEntry, kbBotQaPair } from './schema.ts';

/** Passages of a pair are one per answer: so many hold at least three pairs. */
const LOOKED_AT = 24;
/** Pairs that are shown of those like a question. */
const SHOWN = 3;
/** Below this a pair is about something else. */
const ALIKE = 0.5;

/** The pairs of a library. */
export const pairRoutes: readonly Route[] = [
  implement(qaPairs.create, async ({ input, owner, services }) => {
    const { kbBotId, question, answer, similarQuestions = [] } = input;
    const questions = [...new Set([question, ...similarQuestions])];
    const [id = ''] = await changeLibrary({ services, owner, kbBotId }, async (tx, changed) => {
      const ids = await createPairs(tx, kbBotId, [{ questions, answers: [answer], createdAt: services.now() }]);
      changed(ids);
      return ids;
    });
    return { id };
  }),
  implement(qaPairs.page, async ({ input, owner, services }) => {
    const assistant = await loadOwnAssistant(services.db, owner, input.kbBotId);
    const found = await listPairs(services.db, assistant.id, input);
    if (input.qaPairId && found.count === 0) throw pairMissing();
    return found;
  }),
  implement(qaPairs.update, async ({ input, owner, services }) => {
    const { kbBotId, qaPairId, version } = input;
    await changeLibrary({ services, owner, kbBotId }, async (tx, changed) => {
      await checkPairs(tx, kbBotId, [qaPairId]);
      const { rows } = await listPairs(tx, kbBotId, { qaPairId, page: 1, size: 1 });
      await refuseStale({ version, savedAt: new Date(rows[0]!.updatedAt), current: () => rows[0] });
      const entries = await tx.select().from(kbBotQaEntry).where(eq(kbBotQaEntry.qaPairId, qaPairId));
      const entryOf = (type: 'q' | 'a', id: string | undefined) => {
        const entry = entries.find((each) => each.type === type && (id ? each.id === id : each.isMain));
        if (!entry) throw pairMissing();
        return entry;
      };
      await writeEntry(tx, entryOf('q', input.questionId), input.question, services.now());
      await writeEntry(tx, entryOf('a', input.answerId), input.answer, services.now());
      changed([qaPairId]);
    });
    return {};
  }),
  implement(qaPairs.remove, async ({ input: { kbBotId, qaPairId }, owner, services }) => {
    await changeLibrary({ services, owner, kbBotId }, async (tx) =>
      binPairs(tx, kbBotId, await checkPairs(tx, kbBotId, [qaPairId]), services.now()),
    );
    return {};
  }),
  implement(qaPairs.bulkRemove, async ({ input: { kbBotId, qaPairIds }, owner, services }) => {
    return await changeLibrary({ services, owner, kbBotId }, async (tx) => {
      const ids = await checkPairs(tx, kbBotId, qaPairIds);
      await binPairs(tx, kbBotId, ids, services.now());
      return { count: ids.length };
    });
  }),
  implement(qaPairs.restore, async ({ input: { kbBotId, qaPairIds }, owner, services }) => {
    return await changeLibrary({ services, owner, kbBotId }, async (tx, changed) => {
      const ids = await checkPairs(tx, kbBotId, qaPairIds, 'anywhere');
      const back = await tx
        .update(kbBotQaPair)
        .set({ deletedAt: null })
        .where(and(inArray(kbBotQaPair.id, ids), isNotNull(kbBotQaPair.deletedAt)))
        .returning({ id: kbBotQaPair.id });
      changed(back.map(({ id }) => id));
      return { count: back.length };
    });
  }),
  implement(qaPairs.similar, async ({ input: { kbBotId, question }, owner, services }) => {
    const assistant = await loadOwnAssistant(services.db, owner, kbBotId);
    const { hits } = await search(services.db, { kbBotId: assistant.id, kinds: ['qa'] }, question, LOOKED_AT);
    const ids = new Set(hits.filter(({ score }) => score >= ALIKE).map(({ sourceId }) => sourceId));
    const best = [...ids].slice(0, SHOWN);
    if (best.length === 0) return { rows: [] };
    const { rows } = await listPairs(services.db, assistant.id, { ids: best, page: 1, size: best.length });
    return { rows: rows.toSorted((a, b) => best.indexOf(a.id) - best.indexOf(b.id)) };
  }),
  implement(qaPairs.same, async ({ input: { kbBotId, questions, exceptId }, owner, services: { db } }) => {
    const assistant = await loadOwnAssistant(db, owner, kbBotId);
    const known = await sameQuestions(db, assistant.id, questions);
    const ids = [...new Set(known.map(({ qaPairId }) => qaPairId))].filter((id) => id !== exceptId);
    if (ids.length === 0) return { rows: [] };
    const { rows } = await listPairs(db, assistant.id, { ids, page: 1, size: SHOWN });
    return { rows };
  }),
  implement(qaPairs.libraries, async ({ input, owner, services: { db } }) => {
    const { id, name } = await loadOwnAssistant(db, owner, input.kbBotId);
    const [pairs] = await db
      .select({ count: count() })
      .from(kbBotQaPair)
      .where(and(eq(kbBotQaPair.kbBotId, id), isNull(kbBotQaPair.deletedAt)));
    return { rows: [{ id, name, pairCount: pairs?.count ?? 0 }] };
  }),
];
