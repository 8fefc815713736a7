import { BlockedWords } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { siteSetting } from '../meta/schema.ts';
import { settingSavedAt, writeSetting } from '../meta/site.ts';
import type { Queries } from '../platform/database/database.ts';
import { metricsOf } from '../platform/metrics/metrics.ts';
import type { Services } from '../platform/services.ts';
import { WordList, type Hit } from './scanner.ts';
import { blockedWordHit } from './schema.ts';

const SETTING = 'blockedWords';
/** Milliseconds until a change of the list is seen by other processes. */
const FRESH = 3_000;

interface Known {
  list: WordList;
  readAt: number;
}
const known = new WeakMap<Services, Known>();

/** The operator's list as he wrote it. */
export async function readWords(queries: Queries): Promise<string[]> {
  const [row] = await queries.select().from(siteSetting).where(eq(siteSetting.name, SETTING));
  const words = BlockedWords.safeParse(row?.value);
  return words.success ? words.data : [];
}

/** When it was saved last; `lock` lets nobody else save it until the transaction ends. */
export const wordsSavedAt = (queries: Queries, lock?: 'update'): Promise<Date | undefined> =>
  settingSavedAt(queries, SETTING, lock);

export const writeWords = (queries: Queries, words: readonly string[], savedAt: Date): Promise<void> =>
  writeSetting(queries, SETTING, words, savedAt);

/** The list of now; at most some seconds old, and the one before while the database is away. */
export async function wordListOf(services: Services): Promise<WordList> {
  const now = performance.now();
  const before = known.get(services);
  if (before && now - before.readAt < FRESH) return before.list;
  try {
    const words = await readWords(services.db);
    const list = new WordList(words);
    known.set(services, { list, readAt: now });
    return list;
  } catch (error) {
    if (!before) throw error;
    return before.list;
  }
}

/** After a change in this process: the next question is read by the new list. */
export const forgetWordList = (services: Services): boolean => known.delete(services);

/** Writes down which word stood where, for the operator. A text is not stopped from being refused by a failing log. */
export async function noteHit(
  services: Services,
  kbBotId: string | null,
  kind: 'question' | 'answer',
  { word }: Hit,
): Promise<void> {
  metricsOf(services).blockedWords.inc({ kind });
  try {
    await services.db.insert(blockedWordHit).values({ kbBotId, kind, word, createdAt: services.now() });
  } catch (error) {
    services.log.warn({ error, kind }, 'a word of the list was not written down');
  }
}
