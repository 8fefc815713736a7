import { nearnessTo, sentencesOf, widthOf, type Hit } from '../../retrieval/index.ts';
import type { Quote } from './quotes.ts';

/** So many passages are shown where none is sure to answer: as many as are read at a glance. */
const MOST = 3;
/** Characters of all quotes together, beside tables. */
const ROOM = 400;
/** A sentence shorter than this is shown with the one behind it. */
const ENOUGH = 60;
const CLAUSE = /[，,；;。、]/g;

/**
 * One stretch of each of the best passages: what `choose` finds in it by the question's words, else the sentence that is
 * nearest to it in meaning, as where the passage is in another language.
 */
export function relatedQuotes(
  question: string,
  hits: readonly Hit[],
  choose: (hit: Hit) => Quote | undefined,
): Quote[] {
  const nearness = nearnessTo(question);
  const quotes = hits.slice(0, MOST).map((hit) => choose(hit) ?? nearest(hit, nearness));
  let room = ROOM;
  return quotes.map((quote, at) => {
    const share = room / (quotes.length - at);
    const shown = isTable(quote) ? quote : shortened(quote, share);
    if (shown === quote && isTable(quote)) return quote;
    room -= shown.end - shown.start;
    return shown;
  });
}

/** Whether rows of a table stand in it. */
export const isTable = ({ hit, start, end }: Quote): boolean =>
  hit.spans.some(({ table }) => table?.rows.some((row) => row.start < end && row.end > start));

function nearest(hit: Hit, nearness: (texts: readonly string[]) => number[]): Quote {
  const sentences = sentencesOf(hit.text);
  const near = nearness(sentences);
  const best = near.indexOf(Math.max(...near));
  const start = sentences.slice(0, best).join('').length;
  let last = best;
  let width = widthOf(sentences[best]!);
  while (width < ENOUGH && last + 1 < sentences.length) width += widthOf(sentences[++last]!);
  return { hit, start, end: sentences.slice(0, last + 1).join('').length };
}

/** Ends behind the last clause for which there is room. */
function shortened(quote: Quote, room: number): Quote {
  const text = quote.hit.text.slice(quote.start, quote.end);
  if (text.trim().length <= room) return quote;
  const ends = [...text.slice(0, room).matchAll(CLAUSE)].map(({ index }) => index);
  const end = ends.findLast((at) => at > room / 2) ?? Math.floor(room);
  // Half of a pair of surrogates would be shown as a box.
  const whole = text.slice(0, end).toWellFormed() === text.slice(0, end) ? end : end - 1;
  return { ...quote, end: quote.start + whole, cut: true };
}
