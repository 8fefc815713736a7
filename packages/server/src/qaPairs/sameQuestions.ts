import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { kbBotQaEntry, kbBotQaPair } from './schema.ts';

/** The wordings of a library, not of its bin, that are among these questions letter by letter. */
export const sameQuestions = (
  db: Queries,
  kbBotId: string,
  questions: readonly string[],
): Promise<{ content: string; qaPairId: string }[]> =>
  db
    .select({ content: kbBotQaEntry.content, qaPairId: kbBotQaEntry.qaPairId })
    .from(kbBotQaEntry)
    .innerJoin(kbBotQaPair, eq(kbBotQaPair.id, kbBotQaEntry.qaPairId))
    .where(
      and(
        eq(kbBotQaEntry.kbBotId, kbBotId),
        eq(kbBotQaEntry.type, 'q'),
        inArray(kbBotQaEntry.content, [...questions]),
        isNull(kbBotQaPair.deletedAt),
      ),
    );
