import { analyse, askedIn, termsOf } from '../../retrieval/index.ts';

const HAN = /\p{Script=Han}/u;
const FIRST = 0.4;
const LAST = 1.6;
const ASKED = 1.5;
const NAME = 3;
/** 什么颜色, 哪个命令, 家长会的时间: answers are of this kind and seldom name it. */
const KIND = /(?:什么|哪[个种些]?)(?<before>\p{Script=Han}{2})|(?<behind>时间|日期)(?:是|[？?]?$)/u;
const OF_KIND = 0.2;

/**
 * The weights for choosing what to show. A Chinese question names first what it is about and last what it wants to know
 * of it (蓝鲷的体长是多少): the subject is what the passage was found by, the rest says which of its sentences answers.
 */
export function emphasised(question: string, weights: ReadonlyMap<string, number>): Map<string, number> {
  if (!HAN.test(question)) return new Map(weights);
  const inOrder = analyse(question).runs.flatMap(termsOf);
  const asked = new Set(termsOf(askedIn(question)));
  const { before, behind } = KIND.exec(question)?.groups ?? {};
  const kind = new Set(termsOf(before ?? behind ?? ''));
  const emphasis = (term: string) => {
    if (kind.has(term)) return OF_KIND;
    // A model's name says which of several like things is meant, wherever it stands.
    if (!HAN.test(term) && inOrder.includes(term)) return NAME;
    const at = inOrder.lastIndexOf(term);
    const place = at === -1 ? 1 : FIRST + ((LAST - FIRST) * at) / Math.max(1, inOrder.length - 1);
    return asked.has(term) ? place * ASKED : place;
  };
  return new Map([...weights].map(([term, weight]) => [term, weight * emphasis(term)]));
}
