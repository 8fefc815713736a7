import { nearnessTo, sentencesOf, type Hit } from '../../retrieval/index.ts';
import type { Quote } from './quotes.ts';
import { GAP, stretchesIn, type Sentence } from './stretches.ts';
import { tablesOf } from './tablesOf.ts';

/** Characters of all quotes together, beside tables: 400 with what shows that some are left out. */
const ROOM = 390;
/** The same of one passage. */
const LONGEST = 180;
/** So many passages are shown where none is sure to answer, as many as are read at a glance: more of the better ones. */
const SHARES = [1.3, 1, 0.7];
/** How much nearer a sentence counts that the question's words have chosen. */
const BY_WORDS = 0.15;
const CLAUSE = /[，,；;。、]/g;
const OPENS = /[:：]\s*$/;
const ITEM = /^\s*(?:[-•·*○●▪]|[（(]?\d{1,3}[.)、）]|[（(][一二三四五六七八九十]+[)）]|[①-⑳])/;

/**
 * The sentences of the best passages that are nearest to the question, those that `choose` finds by its words preferred:
 * for each passage up to three stretches, in reading order. Rows of tables that it finds stay as they are.
 */
export function relatedQuotes(
  question: string,
  hits: readonly Hit[],
  choose: (hit: Hit) => Quote | undefined,
): Quote[][] {
  const nearness = nearnessTo(question);
  const found = hits.slice(0, SHARES.length).map((hit) => ({ hit, chosen: choose(hit) }));
  const shares = SHARES.filter((_, at) => found[at] && !isRows(found[at].chosen));
  let room = ROOM;
  return found.map(({ hit, chosen }) => {
    if (isRows(chosen)) return [chosen];
    const left = shares.reduce((sum, each) => sum + each, 0);
    const own = Math.min(LONGEST, (room * shares.shift()!) / left);
    const stretches = stretchesIn(read(hit, chosen, nearness), own);
    const quotes = stretches.map(({ start, end }) => shortened({ hit, start, end }, own));
    room -= quotes.reduce((sum, { start, end }) => sum + end - start + GAP, -GAP);
    return quotes;
  });
}

/** Those of some quotes for which there is room, the first one always, if need be in part. */
export function withinRoom(quotes: readonly Quote[]): Quote[] {
  let room = ROOM;
  return quotes.flatMap((quote, at) => {
    if (isTable(quote)) return [quote];
    const shown = at === 0 ? shortened(quote, ROOM) : quote;
    if (at > 0 && shown.end - shown.start > room) return [];
    room -= shown.end - shown.start;
    return [shown];
  });
}

/** Whether rows of a table stand in it. */
export const isTable = ({ hit, start, end }: Quote): boolean =>
  tablesOf(hit).some(({ rows }) => rows.some((row) => row.start < end && row.end > start));

const isRows = (quote: Quote | undefined): quote is Quote => quote !== undefined && isTable(quote);

function read(hit: Hit, chosen: Quote | undefined, nearnessOf: (texts: readonly string[]) => number[]): Sentence[] {
  // An empty line belongs to what stands above it.
  const texts = sentencesOf(hit.text).reduce<string[]>((all, text) => {
    if (all.length > 0 && text.trim() === '') all.push(`${all.pop()}${text}`);
    else all.push(text);
    return all;
  }, []);
  const near = nearnessOf(texts);
  let [start, block, unit] = [0, -1, -1];
  return texts.map((text, at) => {
    const end = start + text.length;
    const bound = { before: ITEM.test(text), behind: OPENS.test(text) };
    const own = hit.spans.findIndex((span) => span.start < end && span.end > start);
    // The items of a list belong to what leads into it, each a block of its own or not.
    if (own !== block && !bound.before && !OPENS.test(texts[at - 1] ?? '')) unit += 1;
    const byWords = chosen && start < chosen.end && end > chosen.start ? BY_WORDS : 0;
    const sentence = { start, end, length: text.trim().length, worth: near[at]! + byWords, unit, bound };
    [start, block] = [end, own];
    return sentence;
  });
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
