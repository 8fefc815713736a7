import {
  isSingleHan,
  normalise,
  sentencesOf,
  speaksOfKin,
  termsOf,
  widthOf,
  type Hit,
  type Limits,
  type Model,
} from '../../retrieval/index.ts';
import type { Wish } from '../../retrieval/wishOf.ts';
import { tablesOf } from './tablesOf.ts';

/** A stretch of a passage worth showing, whole sentences and rows: offsets in its text. */
export interface Quote {
  hit: Hit;
  start: number;
  end: number;
  /** It ends before its sentence does. */
  cut?: boolean;
}

interface Sentence {
  hit: Hit;
  /** Place among the sentences of its passage. */
  at: number;
  start: number;
  end: number;
  terms: ReadonlySet<string>;
  /** What the headings above name. */
  titled: ReadonlySet<string>;
  width: number;
  /** A row of a table, which is understood alone. */
  row: boolean;
  /** What the first cell of a row says and names. */
  label: string;
  named: ReadonlySet<string>;
  /** Goes on with a sentence that began in the sentence before it, over the end of a page or column. */
  goesOn: boolean;
}

const MOST = 3;
const ENOUGH = 60;
const LONGEST = 150;
/** Sentences of one stretch; more only where a list was opened. */
const SENTENCES = 3;
/** How much more a sentence is worth that holds what the question expects: a time, a price, a number. */
const FITTING = 1.8;
/** The same for one that says outright what the thing asked for is. */
const DEFINING = 1.3;
/** The same where the question asks what a thing is, and what a piece of text is worth there that is no sentence. */
const MEANING = { said: 2, fragment: 0.5 };
/** How much more a row is worth whose first cell is what the question names: the others only mention it. */
const LABELLED = 1;
/** How much a sentence counts whose limits hold the amount of the question (4 至 7 天 for 五天), or leave it out. */
const BY_LIMITS: Record<Limits, number> = { hold: 3, miss: 0.4, none: 1 };
/** What a term is still worth once a quote holds it: in the same passage, and in others, which may say it differently. */
const SPENT_HERE = 0.25;
const SPENT_ELSEWHERE = 0.8;
/** What a term of the headings is worth, unless it names a model: every sentence below 耳机 speaks of 耳机, but tells no more than its neighbours. */
const TITLED = 0.5;
/** How much of the first quote's value a further one must have: more when it opens another passage. */
const WORTHWHILE = { here: 0.15, elsewhere: 0.25 };
/** The same where the question asks for one thing: what only half fits does not belong to its answer. */
const WORTHWHILE_FOR_ONE = { here: 0.5, elsewhere: 0.6 };

/**
 * Up to three stretches (`most`) that together hold as much of the question as possible: the best sentence, then the one that
 * holds best what is still missing, and so on, each with neighbours until it can be understood. Neighbouring stretches
 * are one. Grouped by passage in the order of the hits, inside a passage in reading order. `wish` tells what the
 * question looks for, `asked` is the thing whose value it asks for, `limits` compares the amounts it names.
 */
export function chooseQuotes(
  hits: readonly Hit[],
  weights: ReadonlyMap<string, number>,
  { several, expects, defines, meaning }: Wish = { several: true },
  models: readonly Model[] = [],
  asked = '',
  limits: (text: string) => Limits = () => 'none',
  most = MOST,
): Quote[] {
  const worthwhile = several ? WORTHWHILE : WORTHWHILE_FOR_ONE;
  const remaining = new Map(hits.map((hit) => [hit, new Map(weights)]));
  const sentences = hits.map(sentencesIn);
  const limitsOf = (text: string): Limits => {
    const all = limits(text);
    // 每年享有七天年假，工龄满五年的增加至十二天 tells of three years too: what one clause limits is not all it says.
    const tells = (clause: string) => expects?.test(normalise(clause)) && limits(clause) === 'none';
    return all === 'miss' && text.split(CLAUSE).some(tells) ? 'none' : all;
  };
  const modelTerms = new Set(models.flatMap(({ terms }) => terms));
  const all = sentences
    .flat()
    .filter((sentence) => !speaksOfKin(textOf(sentence), models))
    .map((sentence) => ({
      ...sentence,
      fits: expects?.test(normalise(textOf(sentence))) ?? true,
      // 适用水压 is the row for 进水水压: what a label ends with is what it is about.
      worth:
        BY_LIMITS[limitsOf(textOf(sentence))] *
        (1 + LABELLED * (asked && sentence.label.endsWith(asked) ? 1 : shareOf(sentence.named, weights))),
    }));
  const chosen: Quote[] = [];
  let first = 0;
  let answered = false;
  // One time, price or number that was asked for is the whole answer.
  while (chosen.length < most && !answered) {
    const free = all.filter((sentence) => !chosen.some((quote) => overlaps(quote, sentence)));
    const best = free.reduce<{ sentence?: Sentence; value: number }>(
      (top, sentence) => {
        const value =
          valueOf(sentence, remaining.get(sentence.hit) ?? weights, (term) => (modelTerms.has(term) ? 1 : TITLED)) *
          (sentence.fits && expects ? FITTING : 1) *
          sentence.worth *
          (defines?.test(textOf(sentence)) ? (meaning ? MEANING.said : DEFINING) : 1) *
          (meaning && !sentence.row && !WHOLE.test(textOf(sentence)) ? MEANING.fragment : 1);
        const opened = chosen.some(({ hit }) => hit === sentence.hit);
        if (value < first * (opened ? worthwhile.here : worthwhile.elsewhere)) return top;
        return value > top.value ? { sentence, value } : top;
      },
      { value: 0 },
    );
    if (!best.sentence) break;
    if (chosen.length === 0) {
      first = best.value;
      const expected = meaning ? defines : expects;
      answered = !several && expected !== undefined && expected.test(normalise(textOf(best.sentence)));
    }
    const stretch = widen(
      best.sentence,
      sentences[hits.indexOf(best.sentence.hit)] ?? [],
      remaining.get(best.sentence.hit) ?? weights,
      chosen,
      meaning ? WHOLE : /(?:)/,
    );
    const held = new Set(stretch.flatMap(({ terms, titled }) => [...terms, ...titled]));
    for (const [hit, left] of remaining) spend(left, held, hit === best.sentence.hit ? SPENT_HERE : SPENT_ELSEWHERE);
    chosen.push({ hit: best.sentence.hit, start: stretch[0]?.start ?? 0, end: stretch.at(-1)?.end ?? 0 });
  }
  return hits
    .filter((hit) => chosen.some((quote) => quote.hit === hit))
    .flatMap((hit) => joined(chosen.filter((quote) => quote.hit === hit)));
}

/** The sentence with its neighbours while it is short, opens a list, or they hold more of what is missing; `wanted` tells which may be added. */
function widen(
  sentence: Sentence,
  siblings: readonly Sentence[],
  remaining: ReadonlyMap<string, number>,
  chosen: readonly Quote[],
  wanted: RegExp,
): Sentence[] {
  const own = valueOf(sentence, remaining);
  let from = sentence.at;
  let to = sentence.at;
  const stretch = () => siblings.slice(from, to + 1);
  const isFree = (next: Sentence | undefined): next is Sentence =>
    next !== undefined && !chosen.some((quote) => overlaps(quote, next));
  for (;;) {
    const width = stretch().reduce((sum, each) => sum + each.width, 0);
    const next = siblings[to + 1];
    const previous = siblings[from - 1];
    const opens = /[:：]\s*$|；$/.test(sentence.hit.text.slice(0, siblings[to]?.end));
    const wants = (other: Sentence, share: number) =>
      !sentence.row &&
      !other.row &&
      wanted.test(textOf(other)) &&
      to - from + 1 < SENTENCES &&
      width + other.width <= LONGEST &&
      (width < ENOUGH || valueOf(other, remaining) > share * own);
    if (siblings[from]?.goesOn && isFree(previous)) from -= 1;
    else if (isFree(next) && next.goesOn) to += 1;
    else if (isFree(next) && (opens ? width < LONGEST : wants(next, 0.3))) to += 1;
    else if (isFree(previous) && wants(previous, 0.4)) from -= 1;
    else return stretch();
  }
}

function joined(quotes: readonly Quote[]): Quote[] {
  const result: Quote[] = [];
  for (const quote of quotes.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && last.end >= quote.start) last.end = Math.max(last.end, quote.end);
    else result.push({ ...quote });
  }
  return result;
}

/** The sentences of a passage; a row of a table is one of them, whatever stands in its cells. */
function sentencesIn(hit: Hit): Sentence[] {
  const rows = tablesOf(hit).flatMap(({ rows: all }) => all);
  const pieces: { text: string; row: boolean; label?: string }[] = [];
  let start = 0;
  const readText = (end: number) => {
    for (const text of sentencesOf(hit.text.slice(start, end))) pieces.push({ text, row: false });
    start = end;
  };
  for (const row of rows) {
    readText(row.start);
    // The break behind it belongs to the row, so that neighbouring rows touch.
    const end = row.end + (hit.text[row.end] === '\n' ? 1 : 0);
    pieces.push({ text: hit.text.slice(start, end), row: true, label: row.cells[0] ?? '' });
    start = end;
  }
  readText(hit.text.length);
  start = 0;
  const titled = new Set(termsOf(hit.title));
  return pieces.map(({ text, row, label = '' }, at) => {
    const sentence = {
      hit,
      at,
      start,
      end: start + text.length,
      terms: new Set(termsOf(text)),
      titled,
      width: widthOf(text.trim()),
      row,
      label: normalise(label),
      named: new Set(termsOf(label).filter((term) => !isSingleHan(term))),
      goesOn: !row && goesOnAt(hit, start),
    };
    start = sentence.end;
    return sentence;
  });
}

const CLAUSE = /[，,；;]/;
const ENDED = /[。！？；…!?.:：;”’」』）)]\s*$/;
/** Ends as a sentence does; labels of figures and axes do not. */
const WHOLE = /[。！？；…!?.:：;]['"”’」』）)]*\s*$/;
const BEGINS_ANEW =
  /^\s*(?:[-•·*○●▪]|[（(]?\d{1,3}[.)、）]|[一二三四五六七八九十]+、|[①-⑳]|第\s*[\d一二三四五六七八九十]+\s*[章节条])/;

/** Whether a block begins here that goes on with the text of the block before it: on a new page, or higher up on the same. */
function goesOnAt(hit: Hit, start: number): boolean {
  const at = hit.spans.findIndex((span) => span.start === start);
  const [before, span] = [hit.spans[at - 1], hit.spans[at]];
  if (!before || !span || before.table) return false;
  const moved = span.page !== before.page || span.box.top < before.box.top;
  return moved && !ENDED.test(hit.text.slice(0, start)) && !BEGINS_ANEW.test(hit.text.slice(start, span.end));
}

/** Weight of the missing terms in a sentence, less for weaker passages; long sentences hold more by chance and pay for it. */
function valueOf(
  { hit, terms, titled, width }: Sentence,
  remaining: ReadonlyMap<string, number>,
  worthOfTitle: (term: string) => number = () => 0,
): number {
  let sum = 0;
  for (const [term, weight] of remaining) {
    if (terms.has(term)) sum += weight;
    else if (titled.has(term)) sum += worthOfTitle(term) * weight;
  }
  return (sum * (0.2 + hit.score)) / (1 + width / 400);
}

/** How much of a label the question names. */
function shareOf(label: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  const named = [...label].filter((term) => weights.has(term));
  return label.size > 0 ? named.length / label.size : 0;
}

function spend(left: Map<string, number>, held: ReadonlySet<string>, share: number): void {
  for (const [term, weight] of left) if (held.has(term)) left.set(term, weight * share);
}

const textOf = ({ hit, start, end }: Sentence): string => hit.text.slice(start, end);

const overlaps = (quote: Quote, sentence: Sentence): boolean =>
  quote.hit === sentence.hit && sentence.start < quote.end && sentence.end > quote.start;
