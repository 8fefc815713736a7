import type { Dictionary } from './dictionary.ts';
import { otherFieldNames } from './fieldNames.ts';
import { otherMeasures } from './measures.ts';
import { otherNumeral } from './numerals.ts';
import { isWeak } from './question.ts';
import { segmentsOf } from './segment.ts';
import { termsOf } from './terms.ts';
import { familyOf } from './wordFamily.ts';

/** Another way to say a word of the question. */
export interface OtherWord {
  text: string;
  terms: readonly string[];
}

/** A stretch of a run of the question that can be said otherwise: offsets in the run. */
export interface Reworded {
  start: number;
  end: number;
  others: readonly OtherWord[];
}

/** Looks up what else a word may be called, e.g. in a dictionary. */
export type Thesaurus = (word: string) => readonly string[];

const LONGEST = 6;
const MOST = 30;
const HAN = /\p{Script=Han}/u;

/**
 * The words of a run that have other words. The longest known stretch wins wherever it begins, because words run into
 * each other in Chinese; a single character counts only where it is a word of its own.
 */
export function rewordings(run: string, thesaurus: Thesaurus = () => []): Reworded[] {
  const lower = run.toLowerCase();
  const look = (word: string): OtherWord[] => {
    // Every stretch of every run is looked up, and most are in none of these.
    const all = [otherNumeral, familyOf, otherFieldNames, otherMeasures, thesaurus].flatMap((each) => each(word));
    if (all.length === 0) return [];
    const others = [...new Set(all)].filter((other) => other !== word);
    return others.slice(0, MOST).map(otherWord);
  };
  if (!HAN.test(lower)) {
    const others = look(lower);
    return others.length > 0 ? [{ start: 0, end: run.length, others }] : [];
  }
  const alone = new Set([...segmentsOf(lower)].filter(({ segment }) => segment.length === 1).map(({ index }) => index));
  const found: Reworded[] = [];
  for (let start = 0; start < lower.length;) {
    let length = Math.min(LONGEST, lower.length - start);
    let others: OtherWord[] = [];
    for (; length > 0 && others.length === 0; length -= 1) {
      if (length > 1 || alone.has(start)) others = look(lower.slice(start, start + length));
    }
    if (others.length > 0) found.push({ start, end: start + length + 1, others });
    start += others.length > 0 ? length + 1 : 1;
  }
  return found;
}

const PAIR = /(?<=^|\s)(?=(?<first>[a-z]+) (?<second>[a-z]+))/gi;

/**
 * By word of an English question: what the two words that it belongs to are called together (annual leave: 年假). Each
 * of them alone means something else.
 */
export function phrasesIn(question: string, thesaurus: Thesaurus = () => []): Map<string, Reworded[]> {
  const phrases = new Map<string, Reworded[]>();
  for (const { groups: { first = '', second = '' } = {} } of question.matchAll(PAIR)) {
    if (isWeak(first.toLowerCase()) || isWeak(second.toLowerCase())) continue;
    const phrase = `${first} ${second}`.toLowerCase();
    const others = [...new Set(thesaurus(phrase))].slice(0, MOST).map(otherWord);
    if (others.length === 0) continue;
    for (const word of [first, second]) {
      // What the dictionary says of each word alone is left out: it means something else.
      const [alone] = rewordings(word);
      const all = [...others, ...(alone?.others ?? [])];
      phrases.set(word, [{ start: 0, end: word.length, others: all }]);
    }
  }
  return phrases;
}

const cut = new Map<string, OtherWord>();
const MOST_CUT = 4_000;

/** Cut into terms once: the same words come up in most questions. */
function otherWord(text: string): OtherWord {
  let word = cut.get(text);
  if (!word) {
    if (cut.size >= MOST_CUT) cut.clear();
    word = { text, terms: termsOf(text).filter((term) => !isPart(term, text) && counts(term, text)) };
    cut.set(text, word);
  }
  return word;
}

/** Of a phrase every word counts: `work out` (健身) is not said by `work`. */
const counts = (term: string, text: string): boolean => text.includes(' ') || !isWeak(term);

/** A single character of a longer Han word says less than its pairs. */
const isPart = (term: string, text: string): boolean => text.length > 1 && term.length === 1 && HAN.test(term);

/** The translations of a word that a dictionary knows. */
export function thesaurusOf(dictionary: Dictionary | undefined): Thesaurus {
  if (!dictionary) return () => [];
  return (word) => {
    // A single character has too many meanings.
    if (word.length < 2) return [];
    return HAN.test(word) ? dictionary.english(word) : dictionary.chinese(word);
  };
}
