import { sentencesOf, termsOf, widthOf, type Hit, type Span } from '../../retrieval/index.ts';

/** A stretch of a passage worth showing: a few sentences in a row, with the blocks they stand in. */
export interface Quote {
  hit: Hit;
  /** Offsets in the passage's text. */
  start: number;
  end: number;
  text: string;
  spans: Span[];
  /** Passage score times how much of the question the stretch holds. */
  value: number;
}

interface Sentence {
  start: number;
  end: number;
  terms: ReadonlySet<string>;
  width: number;
}

const MOST = 130;
const ENOUGH = 70;

/**
 * The best stretch of a passage: the sentence that holds most of the question, with its neighbours as long as they fit.
 * What follows is preferred to what goes before, because answers follow the words that ask for them.
 */
export function quoteFrom(hit: Hit, weights: ReadonlyMap<string, number>, taken: readonly Quote[]): Quote | undefined {
  const sentences = sentencesIn(hit.text).filter(
    ({ start, end }) => !taken.some((quote) => quote.hit.id === hit.id && start < quote.end && end > quote.start),
  );
  if (sentences.length === 0) return undefined;
  const values = sentences.map((sentence) => valueOf(sentence, weights));
  let best = 0;
  values.forEach((value, at) => {
    if (value > (values[best] ?? 0)) best = at;
  });
  let first = best;
  let last = best;
  const width = () => sentences.slice(first, last + 1).reduce((sum, sentence) => sum + sentence.width, 0);
  while (width() < MOST) {
    const next = adjacent(sentences, last, 1);
    const previous = adjacent(sentences, first, -1);
    const wantNext = next && width() + next.width <= MOST;
    const wantPrevious = previous && width() + previous.width <= MOST;
    const opens = /[:：]\s*$/.test(hit.text.slice(0, sentences[last]?.end));
    if (wantNext && (opens || width() < ENOUGH || (values[last + 1] ?? 0) > 0.2 * (values[best] ?? 0))) last += 1;
    else if (wantPrevious && (width() < ENOUGH || (values[first - 1] ?? 0) > 0.4 * (values[best] ?? 0))) first -= 1;
    else if (next && opens) last += 1;
    else break;
  }
  const start = sentences[first]?.start ?? 0;
  const end = sentences[last]?.end ?? hit.text.length;
  const spans = hit.spans.filter((span) => span.start < end && span.end > start);
  return { hit, start, end, text: hit.text.slice(start, end).trim(), spans, value: hit.score * (values[best] ?? 0) };
}

function adjacent(sentences: readonly Sentence[], at: number, step: 1 | -1): Sentence | undefined {
  const here = sentences[at];
  const there = sentences[at + step];
  if (!here || !there) return undefined;
  const touches = step === 1 ? there.start === here.end : there.end === here.start;
  return touches ? there : undefined;
}

function sentencesIn(text: string): Sentence[] {
  let start = 0;
  return sentencesOf(text).map((piece) => {
    const sentence = { start, end: start + piece.length, terms: new Set(termsOf(piece)), width: widthOf(piece.trim()) };
    start = sentence.end;
    return sentence;
  });
}

/** Weight of the question's terms in a sentence; long sentences hold more by chance and pay a little for it. */
function valueOf(sentence: Sentence, weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [term, weight] of weights) if (sentence.terms.has(term)) sum += weight;
  return sum / (1 + sentence.width / 400);
}
