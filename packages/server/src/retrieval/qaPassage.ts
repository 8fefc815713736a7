import type { Passage } from './passages.ts';

/** A Q&A pair as something that can be found: the question and its other wordings weigh like a title. */
export function toQaPassage(question: string, wordings: readonly string[], answer: string): Passage {
  return { position: 0, title: [question, ...wordings].join(' › '), text: answer, blockIds: [], pages: [], spans: [] };
}
