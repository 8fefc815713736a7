import type { Output, operator } from '@tinystar/contract';
import { desc, eq } from 'drizzle-orm';
import { kbBot } from '../assistants/schema.ts';
import { forgetWordList, readWords, writeWords } from '../blockedWords/blockedWords.ts';
import { blockedWordHit } from '../blockedWords/schema.ts';
import { record, type Given, type Operating } from './operate.ts';

export const blockedWords = async ({ services }: Operating): Promise<Output<typeof operator.blockedWords>> => ({
  words: await readWords(services.db),
});

export async function setBlockedWords(
  operating: Operating,
  { words }: Given<typeof operator.setBlockedWords>,
): Promise<void> {
  const { services } = operating;
  const wanted = [...new Set(words.map((word) => word.trim()))];
  await services.db.transaction(async (tx) => {
    const before = new Set(await readWords(tx));
    await writeWords(tx, wanted);
    const added = wanted.filter((word) => !before.has(word)).length;
    const removed = before.size - (wanted.length - added);
    await record(tx, operating, 'words.update', `${wanted.length}个词`, `新增${added}，移除${removed}`);
  });
  forgetWordList(services);
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
