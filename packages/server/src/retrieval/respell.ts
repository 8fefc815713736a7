import type { Database } from '../platform/database/database.ts';
import type { PassageFilter } from './candidates.ts';
import type { Dictionary } from './dictionary.ts';
import { knownTerms, type Known } from './knownTerms.ts';
import { withLetters } from './mendLetters.ts';
import { withSounds } from './mendSounds.ts';
import { normalise } from './normalise.ts';
import { withPinyin } from './readPinyin.ts';

const HAN = /\p{Script=Han}/u;

/**
 * The question as it was probably meant: Latin letters read as pinyin, a character replaced by one of the same sound, a
 * wrong letter mended, each only into what the assistant's own passages hold. Undefined when nothing can be mended. `met`
 * tells of the terms that were looked up before whether passages hold them.
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
  const text = normalise(question);
  const letters = await withLetters(text, known);
  const read = dictionary ? await withPinyin(letters, dictionary, known) : letters;
  const mended = dictionary && HAN.test(read) ? await withSounds(read, dictionary, known) : read;
  return mended === text ? undefined : mended;
}
