import type { Known } from './knownTerms.ts';
import { isWeak } from './question.ts';
import { termsOf } from './terms.ts';

/** Words that are mended in one question, at most. */
const MOST_WRONG = 4;
const SHORTEST_WORD = 5;
const LONGEST_WORD = 14;

/** Words with one wrong, missing, doubled or exchanged letter; 0 for O and 1 for l in names of models. */
export async function withLetters(text: string, known: Known): Promise<string> {
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
