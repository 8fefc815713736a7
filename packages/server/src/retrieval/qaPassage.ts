import type { Passage } from './passages.ts';

/** One answer of a Q&A pair as something that can be found: the question and its other wordings weigh like a title. */
export function toQaPassage(question: string, wordings: readonly string[], answer: string, position = 0): Passage {
  return { position, title: [question, ...wordings].join(' › '), text: answer, blockIds: [], pages: [], spans: [] };
}
