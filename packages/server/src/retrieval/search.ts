import type { Database } from '../platform/database/database.ts';
import { askedPairs } from './askedPairs.ts';
import type { PassageFilter } from './candidates.ts';
import { isNear } from './certain.ts';
import { openDictionary } from './dictionary.ts';
import { STRONG, type Found } from './found.ts';
import type { Near } from './fuse.ts';
import { learnedWords } from './learnedWords.ts';
import { look, type Looking } from './look.ts';
import { meantBy } from './meaning/meant.ts';
import { normalise } from './normalise.ts';
import { phrasesIn, rewordings, thesaurusOf, type Thesaurus } from './otherWords.ts';
import { analyse } from './question.ts';
import type { Read } from './readPassages.ts';
import { asQuestion, respell } from './respell.ts';

const HITS = 8;

/**
 * Finds the passages of an assistant for a question. Stateless: everything is read from the database each time. `near`
 * are passages near the question by their vectors: both orders become one. What the question's own words do not find
 * well is looked for a second time with other words for them, in both languages. As it was probably meant it is looked
 * for beside that: what was typed decides while it finds anything, because the other reading is a guess.
 */
export async function search(
  db: Database,
  scope: PassageFilter,
  question: string,
  limit = HITS,
  near: readonly Near[] = [],
): Promise<Found> {
  const read: Read = { candidates: new Map(), passages: new Map(), met: new Map() };
  const pairs = await askedPairs(db, scope, question);
  const found = await searchAs(db, scope, question, { limit, near, pairs, read });
  if (found.confidence >= STRONG) return found;
  const readAs = await respell(db, scope, question, await openDictionary(), read.met);
  if (!readAs) return found;
  const meant = await searchAs(db, scope, readAs, { limit, near, pairs, read });
  if (meant.confidence <= found.confidence || !isNear(meant)) return found;
  const didYouMean = asQuestion(readAs);
  const asked = didYouMean ? { didYouMean } : {};
  return isNear(found) ? { ...found, ...asked } : { ...meant, ...asked, readAs };
}

async function searchAs(db: Database, scope: PassageFilter, question: string, looking: Looking): Promise<Found> {
  const { read } = looking;
  const { terms, runs } = analyse(question);
  const asked = (thesaurus?: Thesaurus) => {
    const phrases = phrasesIn(question, thesaurus);
    const reworded = [normalise(question), ...runs].map(
      (run) => [run, phrases.get(run) ?? rewordings(run, thesaurus)] as const,
    );
    return { question, terms, runs, reworded: new Map(reworded) };
  };
  const meant = await meantBy(db, scope.kbBotId, question);
  const found = await look(db, scope, asked(), { ...looking, meant, otherwise: false });
  if (found.confidence >= STRONG) return found;
  const learned = learnedWords([...read.passages.values()].map(({ row }) => row.text));
  const dictionary = thesaurusOf(await openDictionary());
  const inOtherWords = asked((word) => [...learned(word), ...dictionary(word)]);
  const sayable = [...inOtherWords.reworded.values()].some(({ length }) => length > 0);
  return sayable ? await look(db, scope, inOtherWords, { ...looking, meant, otherwise: true }) : found;
}
