import { analyse } from '../../retrieval/index.ts';
import type { Exchange } from './types.ts';

const LEANING =
  /(?<!其)[它他她]|其(?![他它实中余])|这|那|上面|上述|前者|后者|刚才|刚刚|\b(?:it|its|they|them|their|this|that|these|those|he|she|one)\b/i;
const OPENING = /^(?:那么?|然后|还有|另外|and|what about|how about|then)/i;
const SHORT = 2;

/** The question joined with the one before it, when it cannot stand alone; undefined when it can. */
export function followUp(question: string, history: readonly Exchange[]): string | undefined {
  const before = history.at(-1)?.question;
  if (!before) return undefined;
  const leans = LEANING.test(question) || OPENING.test(question.trim()) || analyse(question).terms.length <= SHORT;
  return leans ? `${before} ${question}` : undefined;
}
