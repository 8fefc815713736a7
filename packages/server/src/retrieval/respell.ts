import type { Database } from '../platform/database/database.ts';
import type { PassageFilter } from './candidates.ts';
import type { Dictionary } from './dictionary.ts';
import { knownTerms, type Known } from './knownTerms.ts';
import { NOTHING_READ } from './likeliest.ts';
import { withLetters } from './mendLetters.ts';
import { withPinyin } from './readPinyin.ts';

/**
 * The question as it was probably meant: Latin letters read as pinyin, a wrong letter mended, each only into what the
 * assistant's own passages hold. Undefined when nothing can be mended. `met` tells of the terms that were looked up before
 * whether passages hold them.
 */
export async function respell(
  db: Database,
  { kbBotId }: PassageFilter,
  question: string,
  dictionary: Dictionary | undefined,
  met: ReadonlyMap<string, boolean>,
): Promise<string | undefined> {
  const known: Known = async (terms) => {
    const asked = [...new Set(terms)];
    const found = await knownTerms(
      db,
      kbBotId,
      asked.filter((term) => !met.has(term)),
    );
    return new Set(asked.filter((term) => met.get(term) ?? found.has(term)));
  };
  const letters = await withLetters(question, known);
  const read = dictionary ? await withPinyin(letters, dictionary, known) : letters;
  return read === question ? undefined : read;
}

const UNREAD = new RegExp(NOTHING_READ, 'g');
const HAN = /\p{Script=Han}/gu;
/** So many characters have to be read for each syllable that was not. */
const READABLE = 3;

/** A reading as it is shown to people; undefined where too much of it could not be read. */
export function asQuestion(reading: string): string | undefined {
  const unread = reading.match(UNREAD)?.length ?? 0;
  if (unread * READABLE > (reading.match(HAN)?.length ?? 0)) return undefined;
  return reading.replace(UNREAD, ' ').replace(/\s+/g, ' ').trim();
}
