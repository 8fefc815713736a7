import type { Output, operator } from '@tinystar/contract';
import { desc, eq } from 'drizzle-orm';
import { kbBot } from '../assistants/schema.ts';
import { forgetWordList, readWords, wordsSavedAt, writeWords } from '../blockedWords/blockedWords.ts';
import { blockedWordHit } from '../blockedWords/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { nextVersion } from '../platform/database/versions.ts';
import { record, type Given, type Operating } from './operate.ts';

async function saved(queries: Queries): Promise<Output<typeof operator.blockedWords>> {
  // First: a list that is newer than its version is refused, one that is older would be overwritten.
  const savedAt = await wordsSavedAt(queries);
  return { words: await readWords(queries), updatedAt: savedAt?.getTime() ?? 0 };
}

export const blockedWords = ({ services }: Operating): Promise<Output<typeof operator.blockedWords>> =>
  saved(services.db);

export async function setBlockedWords(
  operating: Operating,
  { words, version }: Given<typeof operator.setBlockedWords>,
): Promise<Output<typeof operator.setBlockedWords>> {
  const { services } = operating;
  const wanted = [...new Set(words.map((word) => word.trim()))];
  const answer = await services.db.transaction(async (tx) => {
    const savedAt = await wordsSavedAt(tx, 'update');
    const updatedAt = await nextVersion({ version, savedAt, now: services.now(), current: () => saved(tx) });
    const before = new Set(await readWords(tx));
    await writeWords(tx, wanted, updatedAt);
    const added = wanted.filter((word) => !before.has(word)).length;
    const removed = before.size - (wanted.length - added);
    await record(tx, operating, 'words.update', `${wanted.length}个词`, `新增${added}，移除${removed}`);
    return { version: updatedAt.getTime() };
  });
  forgetWordList(services);
  return answer;
}

export async function blockedWordHits(
  { services: { db } }: Operating,
  { page, size }: Given<typeof operator.blockedWordHits>,
): Promise<Output<typeof operator.blockedWordHits>> {
  const rows = await db
    .select({
      id: blockedWordHit.id,
      word: blockedWordHit.word,
      kind: blockedWordHit.kind,
      assistantName: kbBot.name,
      createdAt: blockedWordHit.createdAt,
    })
    .from(blockedWordHit)
    .leftJoin(kbBot, eq(kbBot.id, blockedWordHit.kbBotId))
    .orderBy(desc(blockedWordHit.createdAt), desc(blockedWordHit.id))
    .limit(size)
    .offset((page - 1) * size);
  return {
    rows: rows.map(({ createdAt, assistantName, ...row }) => ({
      ...row,
      assistantName: assistantName ?? '',
      time: createdAt.getTime(),
    })),
    count: await db.$count(blockedWordHit),
  };
}
