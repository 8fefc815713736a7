import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { focus } from '../answers/engine/focus.ts';
import { referenceOf } from '../answers/engine/reference.ts';
import { kbBotChatMessage, kbBotChatTurn } from '../answers/schema.ts';
import { kbBotFile } from '../documents/schema.ts';
import { defineJob } from '../platform/jobs/define.ts';
import type { Module } from '../platform/module.ts';
import type { Services } from '../platform/services.ts';
import { search } from '../retrieval/index.ts';
import { dialogues, type Used } from './dialogues.ts';

const payload = z.object({ handbook: z.string(), guide: z.string(), presales: z.string() });
type Assistants = z.infer<typeof payload>;

/** Milliseconds after which the documents are looked at again. */
const LOOK = 1_000;
/** Looks in all; documents that are not trained by then leave the answers as they are. */
const LOOKS = 300;

/** Puts sources to the answers of the demo's conversations once the documents are trained. */
export const citeHistory = defineJob(
  'demo.cite',
  z.extend(payload, { look: z.number() }),
  async ({ look, ...assistants }, { services }) => {
    const files = await services.db
      .select({ status: kbBotFile.status })
      .from(kbBotFile)
      .where(inArray(kbBotFile.kbBotId, Object.values(assistants)));
    if (files.every(({ status }) => status === 'trained')) return cite(services, assistants);
    const runAt = new Date(Date.now() + LOOK);
    if (look < LOOKS) await citeHistory.enqueue(services.db, { ...assistants, look: look + 1 }, { runAt });
  },
  { attempts: 3, timeout: 60_000 },
);

async function cite({ db }: Services, assistants: Assistants): Promise<void> {
  for (const key of Object.keys(dialogues) as Used[]) {
    const kbBotId = assistants[key];
    for (const [question, answer] of dialogues[key]) {
      const [hit] = (await search(db, { kbBotId, kinds: ['doc'] }, question)).hits;
      if (!hit) continue;
      const reference = referenceOf(hit, 1, hit.text, focus(hit, answer));
      const cited = `${answer.replace(/。$/, '')} [1]。`;
      await db.transaction(async (tx) => {
        const changed = await tx
          .update(kbBotChatMessage)
          .set({
            answer: cited,
            sentenceMap: { '1': { reference: [reference], reference_filtered: [] } },
            // A third of those who ask look at the source.
            sourceOpened: sql`abs(hashtext(${kbBotChatMessage.id})) % 3 = 0`,
          })
          // Answers that have their source already are left: the job may run twice.
          .where(
            and(
              eq(kbBotChatMessage.kbBotId, kbBotId),
              eq(kbBotChatMessage.question, question),
              eq(kbBotChatMessage.answer, answer),
            ),
          )
          .returning({ id: kbBotChatMessage.id });
        const ids = changed.map(({ id }) => id);
        if (ids.length === 0) return;
        await tx
          .update(kbBotChatTurn)
          .set({ ends: [cited.length] })
          .where(inArray(kbBotChatTurn.messageId, ids));
        await tx
          .update(kbBotFile)
          .set({ hitCount: sql`${kbBotFile.hitCount} + ${ids.length}` })
          .where(eq(kbBotFile.id, hit.sourceId));
      });
    }
  }
}

/** The demo's background work. */
export const demoModule: Module = { jobs: [citeHistory] };
