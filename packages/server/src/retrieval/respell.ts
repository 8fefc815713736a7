import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';
import type { PassageFilter } from './candidates.ts';
import type { Dictionary } from './dictionary.ts';
import { normalise } from './normalise.ts';
import { analyse, isWeak } from './question.ts';
import { termKey } from './termKey.ts';
import { termsOf } from './terms.ts';

const HAN = /\p{Script=Han}/u;
const LONGEST_SYLLABLE = 6;
const MOST_SYLLABLES = 12;
/** Characters of one sound that are tried, the usual ones first. */
const MOST_ALIKE = 40;
const MOST_WRONG = 4;
const SHORTEST_WORD = 5;
const LONGEST_WORD = 14;

/** What a question asks with, as it is typed: it stands in no document. */
const ASKING = new Map(
  Object.entries({
    'duo jiu': '多久',
    'duo shao': '多少',
    'duo shao qian': '多少钱',
    'duo chang shi jian': '多长时间',
    'duo chang': '多长',
    'duo da': '多大',
    'duo yuan': '多远',
    'duo zhong': '多重',
    'shen me': '什么',
    'shen me shi hou': '什么时候',
    'zen me': '怎么',
    'zen me ban': '怎么办',
    'wei shen me': '为什么',
    'ru he': '如何',
    'na xie': '哪些',
    'na li': '哪里',
    'na ge': '哪个',
    'ji dian': '几点',
    'ji tian': '几天',
    'ke yi': '可以',
    'neng bu neng': '能不能',
    'you mei you': '有没有',
    shui: '谁',
    shi: '是',
    de: '的',
    ma: '吗',
    you: '有',
    yao: '要',
  }),
);
const LONGEST_ASKING = 4;

/** Tells which terms stand in the passages of an assistant. */
type Known = (terms: Iterable<string>) => Promise<ReadonlySet<string>>;

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

async function knownTerms(db: Database, kbBotId: string, terms: readonly string[]): Promise<Set<string>> {
  if (terms.length === 0) return new Set();
  const key = termKey(kbBotId);
  const queries = terms.map((term) => `'${`${key}:${term}`.replace(/['\\]/g, '$&$&')}'`);
  const rows = await executeNamed<{ term: string }>(
    db,
    'known-terms',
    sql`
    select asked.term from unnest(${sql.param([...terms])}::text[], ${sql.param(queries)}::text[]) as asked(term, query)
    cross join lateral (
      select 1 from passage p
      where p.terms @@ asked.query::tsquery and p.kb_bot_id || '' = ${kbBotId} and p.enabled limit 1
    ) as found`,
  );
  return new Set(rows.map(({ term }) => term));
}

/** Words with one wrong, missing, doubled or exchanged letter; 0 for O and 1 for l in names of models. */
async function withLetters(text: string, known: Known): Promise<string> {
  const words = (text.match(/[a-z\d]+/gi) ?? []).filter((word) => /[a-z]/i.test(word) && !isWeak(word.toLowerCase()));
  const there = await known(words.flatMap((word) => termsOf(word).slice(0, 1)));
  let mended = text;
  for (const word of words.filter((each) => !there.has(termsOf(each)[0] ?? '')).slice(0, MOST_WRONG)) {
    const variants = new Map(variantsOf(word.toLowerCase()).map((variant) => [termsOf(variant)[0] ?? '', variant]));
    const found = await known(variants.keys());
    const variant = [...variants].find(([term]) => found.has(term))?.[1];
    if (variant) mended = mended.replace(word, variant);
  }
  return mended;
}

function variantsOf(word: string): string[] {
  if (/\d/.test(word)) {
    const swap = (from: RegExp, to: string) => word.replace(from, to);
    return [swap(/0/g, 'o'), swap(/o/g, '0'), swap(/1/g, 'l'), swap(/[li]/g, '1')].filter((each) => each !== word);
  }
  if (word.length < SHORTEST_WORD || word.length > LONGEST_WORD) return [];
  const variants: string[] = [];
  // The first letter is seldom wrong.
  for (let at = 1; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 1) variants.push(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    if (after) variants.push(before + after.slice(1));
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      variants.push(before + letter + after);
      if (after) variants.push(before + letter + after.slice(1));
    }
  }
  return variants;
}

/** Stretches of Latin letters that are pinyin throughout, as characters whose pairs the passages hold. */
async function withPinyin(text: string, dictionary: Dictionary, known: Known): Promise<string> {
  let read = text;
  const stretches = text.match(/[a-z]+(?:[\s'][a-z]+)*/gi) ?? [];
  // Beside Chinese a name in Latin letters may stand among the pinyin: ji guang EV 日租金.
  for (const stretch of HAN.test(text) ? stretches.flatMap((each) => pinyinIn(each, dictionary)) : stretches) {
    const syllables = syllablesOf(stretch.toLowerCase(), dictionary);
    if (syllables.length < 2 || syllables.length > MOST_SYLLABLES) continue;
    const characters = await readSyllables(syllables, dictionary, known);
    if (HAN.test(characters.replaceAll(ASKED, ''))) read = read.replace(stretch, characters);
  }
  return read;
}

/** The longest rows of words that are pinyin. */
function pinyinIn(stretch: string, dictionary: Dictionary): string[] {
  const isPinyin = (word: string) => syllablesOf(word.toLowerCase(), dictionary).length > 0;
  const words = stretch.split(/(?<=[\s'])/);
  const marked = words.map((word) => (isPinyin(word.trim()) ? word : '\n'));
  return marked
    .join('')
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean);
}

const ASKED = new RegExp([...ASKING.values()].toSorted((a, b) => b.length - a.length).join('|'), 'g');

/** The syllables of all words; none when one of them is no pinyin. */
function syllablesOf(stretch: string, { sounds }: Dictionary): string[] {
  const all: string[] = [];
  for (const word of stretch.split(/[\s']+/)) {
    // From each place on, the fewest syllables to the end.
    const best: (string[] | undefined)[] = Array.from({ length: word.length + 1 });
    best[word.length] = [];
    for (let start = word.length - 1; start >= 0; start -= 1) {
      for (let end = start + 1; end <= Math.min(word.length, start + LONGEST_SYLLABLE); end += 1) {
        const rest = best[end];
        const shorter = rest && rest.length < (best[start]?.length ?? Infinity);
        if (rest && shorter && sounds(word.slice(start, end)).length > 0)
          best[start] = [word.slice(start, end), ...rest];
      }
    }
    if (!best[0]) return [];
    all.push(...best[0]);
  }
  return all;
}

async function readSyllables(syllables: readonly string[], dictionary: Dictionary, known: Known): Promise<string> {
  const parts: (string | string[])[] = [];
  for (let at = 0; at < syllables.length;) {
    let length = Math.min(LONGEST_ASKING, syllables.length - at);
    while (length > 0 && !ASKING.has(syllables.slice(at, at + length).join(' '))) length -= 1;
    // 是 and the like part words only at their edges; inside one they are syllables like any other.
    const asking = ASKING.get(syllables.slice(at, at + length).join(' '));
    const last = parts.at(-1);
    if (asking && (asking.length > 1 || at + length === syllables.length)) parts.push(asking);
    else if (Array.isArray(last)) last.push(syllables[at]!);
    else parts.push([syllables[at]!]);
    at += asking && typeof parts.at(-1) === 'string' ? length : 1;
  }
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : await likeliest(part, dictionary, known);
  return text;
}

/** The characters that form the most pairs that stand in the passages; those that form none are left out. */
async function likeliest(syllables: readonly string[], { sounds }: Dictionary, known: Known): Promise<string> {
  const choices = syllables.map((syllable) => sounds(syllable).slice(0, MOST_ALIKE));
  const there = await known(choices.flat());
  const columns = choices.map((characters) => characters.filter((character) => there.has(character)));
  const pairs = await known(
    columns.flatMap((column, at) => column.flatMap((one) => (columns[at + 1] ?? []).map((other) => one + other))),
  );
  /** Up to each character of a column: the text that ends with it, and how many known pairs it holds. */
  let paths: { text: string; worth: number }[] = [{ text: '', worth: 0 }];
  for (const column of columns) {
    const next = ['，', ...column].map((character, rank) => {
      const reached = paths.map(({ text, worth }) => {
        const pair = pairs.has((text.at(-1) ?? '') + character);
        return { text: text + character, worth: worth + Number(pair) - rank / 1_000 };
      });
      return reached.reduce((a, b) => (b.worth > a.worth ? b : a));
    });
    paths = next;
  }
  const best = paths.reduce((a, b) => (b.worth > a.worth ? b : a)).text;
  return [...best]
    .map((character, at) =>
      pairs.has((best[at - 1] ?? '') + character) || pairs.has(character + (best[at + 1] ?? '')) ? character : '，',
    )
    .join('');
}

/**
 * Characters that form no known pair with a neighbour, replaced by one of the same sound that does. What the dictionary
 * knows as a word is no mistake, and neither a pair that would only come about across two words. Two wrong neighbours are
 * replaced by a known pair of their sounds.
 */
async function withSounds(text: string, dictionary: Dictionary, known: Known): Promise<string> {
  const { sounds, readings, english } = dictionary;
  const pairAt = (characters: readonly string[], at: number) => (characters[at] ?? '') + (characters[at + 1] ?? '');
  const isWord = (pair: string) => pair.length > 1 && english(pair).length > 0;
  const runs = analyse(text).runs.filter((run) => HAN.test(run) && run.length > 1);
  const there = await known(runs.flatMap((run) => [...run].map((_, at) => pairAt([...run], at))));
  let mended = text;
  for (const run of runs) {
    const characters = [...run];
    const around = (at: number) => pairsWithAt(characters, at, characters[at]!);
    const wrong = characters
      .map((_, at) => at)
      .filter((at) => !isWeak(characters[at]!) && !around(at).some((pair) => there.has(pair) || isWord(pair)));
    for (const at of wrong.slice(0, MOST_WRONG)) {
      const alike = readings(characters[at]!).flatMap((sound) => sounds(sound).slice(0, MOST_ALIKE));
      const pairsWith = (character: string) => pairsWithAt(characters, at, character);
      const found = await known(alike.flatMap(pairsWith));
      const better = alike.find((character) => pairsWith(character).some((pair) => found.has(pair) && isWord(pair)));
      if (better) characters[at] = better;
    }
    // 绿心 for 滤芯: neither is mended beside the other one.
    const both = wrong.find((at) => wrong.includes(at + 1) && pairAt([...run], at) === pairAt(characters, at));
    if (both !== undefined) {
      const syllables = characters.slice(both, both + 2).flatMap((each) => readings(each).slice(0, 1));
      const pair = await likeliest(syllables, dictionary, known);
      if (pair.length === 2 && HAN.test(pair)) characters.splice(both, 2, ...pair);
    }
    mended = mended.replace(run, characters.join(''));
  }
  return mended;
}

/** The pairs that a character would form at a place. */
const pairsWithAt = (characters: readonly string[], at: number, character: string): string[] =>
  [`${characters[at - 1] ?? ''}${character}`, `${character}${characters[at + 1] ?? ''}`].filter(
    (pair) => pair.length > 1,
  );
