import { constants, QaAnswer, QaQuestion, type QaEntry, type QaEntryType } from '@tinystar/contract';
import { and, count, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { laterThan } from '../platform/database/versions.ts';
import { invalid } from '../platform/http/failure.ts';
import { kbBotQaEntry, type QaEntryRow } from './schema.ts';

const most = { q: constants.QA_QUESTIONS, a: constants.QA_ANSWERS };
const full = {
  q: `每条问答最多${constants.QA_QUESTIONS}个问法`,
  a: `每条问答最多${constants.QA_ANSWERS}个答案`,
};

/** The text of an entry, trimmed; refused with the words of its kind. */
export function checkContent(type: QaEntryType, content: string): string {
  const read = (type === 'q' ? QaQuestion : QaAnswer).safeParse(content);
  if (!read.success) throw invalid('content', read.error.issues[0]?.message ?? '');
  return read.data;
}

/** Refuses `more` entries of a kind where the pair has no room for them. */
export async function checkRoom(tx: Queries, qaPairId: string, type: QaEntryType, more = 1): Promise<void> {
  const [held] = await tx
    .select({ count: count() })
    .from(kbBotQaEntry)
    .where(and(eq(kbBotQaEntry.qaPairId, qaPairId), eq(kbBotQaEntry.type, type)));
  if ((held?.count ?? 0) + more > most[type]) throw invalid('content', full[type]);
}

export const presentEntry = ({ id, qaPairId, type, content, isMain, updatedAt }: QaEntryRow): QaEntry => ({
  id,
  qaPairId,
  type,
  content,
  meta: { isMain },
  updatedAt: updatedAt.getTime(),
});

/** Gives an entry another text. */
export async function writeEntry(tx: Queries, { id }: QaEntryRow, content: string, now: Date): Promise<void> {
  const updatedAt = laterThan(kbBotQaEntry.updatedAt, now);
  await tx.update(kbBotQaEntry).set({ content, updatedAt }).where(eq(kbBotQaEntry.id, id));
}
