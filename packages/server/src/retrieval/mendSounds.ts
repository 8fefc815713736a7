import type { Dictionary } from './dictionary.ts';
import type { Known } from './knownTerms.ts';
import { likeliest, MOST_ALIKE } from './likeliest.ts';
import { analyse, isWeak } from './question.ts';

const HAN = /\p{Script=Han}/u;
/** Characters that are mended in one run of a question, at most. */
const MOST_WRONG = 4;

/**
 * Characters that form no known pair with a neighbour, replaced by one of the same sound that does. What the dictionary
 * knows as a word is no mistake, and neither a pair that would only come about across two words. Two wrong neighbours are
 * replaced by a known pair of their sounds.
 */
export async function withSounds(text: string, dictionary: Dictionary, known: Known): Promise<string> {
  const { sounds, readings, english } = dictionary;
  const pairAt = (characters: readonly string[], at: number) => (characters[at] ?? '') + (characters[at + 1] ?? '');
  const isWord = (pair: string) => pair.length > 1 && english(pair).length > 0;
  const runs = analyse(text).runs.filter((run) => HAN.test(run) && run.length > 1);
  const pairs = runs.flatMap((run) => [...run].map((_, at, characters) => pairAt(characters, at)));
  const there = await known(pairs.filter((pair) => pair.length > 1));
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
      // Hundreds of pairs have these sounds, and few of them are words: those alone are looked up.
      const wordsWith = alike.map((character) => ({ character, words: pairsWith(character).filter(isWord) }));
      const found = await known(wordsWith.flatMap(({ words }) => words));
      const better = wordsWith.find(({ words }) => words.some((word) => found.has(word)))?.character;
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
