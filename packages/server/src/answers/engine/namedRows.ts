import {
  amountsIn,
  analyse,
  isSingleHan,
  limitsFor,
  normalise,
  segmentsOf,
  termsOf,
  type SpanTable,
} from '../../retrieval/index.ts';
import { wishOf } from '../../retrieval/wishOf.ts';
import type { Quote } from './quotes.ts';
import { tablesOf } from './tablesOf.ts';

/** A table of up to so many rows is shown whole where the question names none of them. */
const SMALL = 8;
/** 续航最长, the cheapest: only all rows together answer. */
const SUPERLATIVE =
  /最[^近后终初新].*[哪谁]|[哪谁].*最[^近后终初新]|最[^近后终初新].{0,2}的|第一名|\b(?:most|least|best|worst|[a-z]{3,}est)\b/i;

/** Quotes, and whether every row among them is one that the question names. */
export interface NamedRows {
  quotes: Quote[];
  named: boolean;
}

/**
 * A row answers for sure when the question names it: 中班补贴 is not answered by the row of 白班. Where none is named, or
 * all are to be compared, the reader gets all rows of a small table and finds his own. `terms` are the words of the
 * question and other words for them.
 */
export function withNamedRows(quotes: readonly Quote[], question: string, terms: Iterable<string>): NamedRows {
  const words = new Set([...terms].filter((term) => term.length > 1));
  // Behind 年假有几天 only 病假 is asked for by 那病假呢.
  const own = new Set(analyse(question).terms.filter((term) => words.has(term)));
  const limits = limitsFor(question);
  const compares = SUPERLATIVE.test(question);
  const { several } = wishOf(question);
  let named = true;
  const tables = compares ? quotes.filter((quote) => tableOf(quote)) : [];
  // Where things are compared, a sentence beside their table only shares words with the question.
  const wider = (tables.length > 0 ? tables : quotes).map((quote): Quote => {
    const table = tableOf(quote);
    if (!table) return quote;
    const within = compares ? [] : rowsWithin(quote, table, question, limits);
    if (within.length > 0) return { ...quote, start: within[0]!.start, end: within.at(-1)!.end };
    const byOwn = namedRows(table, own, several);
    const rows = byOwn.length > 0 ? byOwn : namedRows(table, words, several);
    const isNamed = rows.some((row) => row.start < quote.end && row.end > quote.start);
    if (isNamed && !compares) return quote;
    const [first, last] = [table.rows[0], table.rows.at(-1)];
    const whole = first && last && table.rows.length <= SMALL;
    named &&= compares && Boolean(whole);
    return whole ? { ...quote, start: Math.min(quote.start, first.start), end: Math.max(quote.end, last.end) } : quote;
  });
  return { quotes: withoutRepeats(wider), named };
}

type Row = SpanTable['rows'][number];

/**
 * The neighbouring rows whose limits hold the amount of the question (2 至 4 天 for 三天) while others leave it out; the
 * one alone whose limit the question repeats, although 3 公斤以下 and 3 至 10 公斤 both hold its amount.
 */
function rowsWithin(
  { hit }: Quote,
  { rows }: SpanTable,
  question: string,
  limits: ReturnType<typeof limitsFor>,
): Row[] {
  const asked = withoutSpaces(question);
  const repeated = rows.filter(
    ({ cells: [label = ''] }) => amountsIn(label).length > 0 && asked.includes(withoutSpaces(label)),
  );
  if (repeated.length === 1) return repeated;
  const all = rows.map((row) => limits(hit.text.slice(row.start, row.end)));
  const [first, last] = [all.indexOf('hold'), all.lastIndexOf('hold')];
  return first >= 0 && all.includes('miss') ? rows.slice(first, last + 1) : [];
}

const withoutSpaces = (text: string): string => normalise(text).replace(/\s/g, '');

const rowsIn = ({ start, end }: Quote, { rows }: SpanTable): Row[] =>
  rows.filter((row) => row.start < end && row.end > start);

/** The table with named columns that the quote is rows of. */
function tableOf(quote: Quote): SpanTable | undefined {
  return tablesOf(quote.hit).find((table) => table.head.length > 0 && rowsIn(quote, table).length > 0);
}

/**
 * The rows that the words of the question tell from the others. 蓝灯常亮 names none of 绿灯常亮 and 红灯常亮, because what it
 * shares with them says nothing of the one or the other; and who asks for one thing (橙灯闪烁) names neither of two rows
 * (橙灯常亮, 白灯闪烁) whose first cells hold a part of it each.
 */
function namedRows({ head, rows }: SpanTable, words: ReadonlySet<string>, several: boolean): Row[] {
  const columns = new Set(head.flatMap(wordTerms));
  const met = (cells: readonly string[]) =>
    new Set(cells.flatMap(wordTerms).filter((term) => words.has(term) && !columns.has(term)));
  const named = distinct(rows.map(({ cells }) => met(cells))).map((at) => rows[at]!);
  const byLabel = distinct(rows.map(({ cells }) => met(cells.slice(0, 1))));
  return several || byLabel.length < 2 ? named : [];
}

/** The places of the sets that hold something and are not part of another one. */
function distinct(sets: readonly ReadonlySet<string>[]): number[] {
  const isPart = (own: ReadonlySet<string>, at: number) =>
    sets.some((other, place) => place !== at && [...own].every((term) => other.has(term)));
  return sets.flatMap((own, at) => (own.size > 0 && !isPart(own, at) ? [at] : []));
}

/**
 * The terms of a cell's words; what stands across two words (人读 of 成人读者) belongs to neither. Of characters that are
 * words of their own, two beside each other are taken for one (绿灯).
 */
function wordTerms(cell: string): string[] {
  const words: string[] = [];
  for (const { segment } of segmentsOf(normalise(cell))) {
    const last = words.at(-1) ?? '';
    if (isSingleHan(segment) && isSingleHan(last)) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words.flatMap(termsOf);
}

function withoutRepeats(quotes: readonly Quote[]): Quote[] {
  return quotes.filter(
    (quote, at) =>
      !quotes.some(
        (other, before) =>
          before !== at &&
          other.hit === quote.hit &&
          other.start <= quote.start &&
          other.end >= quote.end &&
          (before < at || other.end - other.start > quote.end - quote.start),
      ),
  );
}
