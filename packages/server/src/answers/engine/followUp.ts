import { analyse } from '../../retrieval/index.ts';
import type { Exchange } from './types.ts';

const LEANING =
  /(?<!其)[它他她]|其(?![他它实中余])|这|那|上面|上述|前者|后者|刚才|刚刚|\b(?:it|its|they|them|their|this|that|these|those|he|she|one)\b/i;
const OPENING = /^(?:那么?|然后|还有|另外|and|what about|how about|then)/i;
/** 价格呢？ names only what is new. */
const ELLIPSIS = /呢\s*[?？。!！]*\s*$/;
const SHORT = 2;
const TURNS = 3;

/** A question together with the one before it. */
export interface FollowUp {
  /** Both questions, to be looked up as one. */
  joined: string;
  /** Its words say that it leans on the one before; otherwise it is only short and may stand alone. */
  leans: boolean;
}

/** The question joined with those before it, when it may not stand alone; undefined when it does. */
export function followUp(question: string, history: readonly Exchange[]): FollowUp | undefined {
  const subject = subjectOf(history);
  const leans = leansOn(question);
  if (!subject || !(leans || analyse(question).terms.length <= SHORT)) return undefined;
  return { joined: `${subject} ${question}`, leans };
}

/** The last question that stands alone, with those behind it that lean on it. */
function subjectOf(history: readonly Exchange[]): string {
  const recent = history.slice(-TURNS).map(({ question }) => question);
  const start = recent.findLastIndex((question) => !leansOn(question));
  return recent.slice(Math.max(0, start)).join(' ');
}

const leansOn = (question: string): boolean =>
  LEANING.test(question) || OPENING.test(question.trim()) || ELLIPSIS.test(question);
