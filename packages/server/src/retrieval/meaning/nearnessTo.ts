import { bestWordsFor } from './bestWords.ts';
import { wordsOf } from './words.ts';

/** Says of texts how near they are to a question by their best words, 0 to 1. */
export function nearnessTo(question: string): (texts: readonly string[]) => number[] {
  const bestWords = bestWordsFor(wordsOf(question));
  return (texts) => bestWords(texts.map(wordsOf));
}

/** From this likeness on two questions speak of one matter: it keeps 63 of 100 pairs about one paragraph and 2 of others. */
export const OF_ONE_MATTER = 0.42;

/** Says of questions how alike they are to one, 0 to 1: how near each is to the other, on average. */
export function likenessTo(question: string): (others: readonly string[]) => number[] {
  const nearness = nearnessTo(question);
  return (others) => {
    const there = nearness(others);
    return others.map((other, at) => (there[at]! + nearnessTo(other)([question])[0]!) / 2);
  };
}
