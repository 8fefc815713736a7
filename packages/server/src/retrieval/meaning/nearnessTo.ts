import { bestWordsFor } from './bestWords.ts';
import { wordsOf } from './words.ts';

/** Says of texts how near they are to a question by their best words, 0 to 1. */
export function nearnessTo(question: string): (texts: readonly string[]) => number[] {
  const bestWords = bestWordsFor(wordsOf(question));
  return (texts) => bestWords(texts.map(wordsOf));
}
