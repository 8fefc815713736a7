import { termsOf, type SpanTable } from '../../retrieval/index.ts';
import type { Quote } from './quotes.ts';

/** A table of up to so many rows is shown whole where the question names none of them. */
const SMALL = 8;
/** 续航最长, the cheapest: only all rows together answer. */
const SUPERLATIVE = /最[^近后终初新]|第一名|\b(?:most|least|best|worst|[a-z]{3,}est)\b/i;

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
  const compares = SUPERLATIVE.test(question);
  let named = true;
  const tables = compares ? quotes.filter((quote) => tableOf(quote)) : [];
  // Where things are compared, a sentence beside their table only shares words with the question.
  const wider = (tables.length > 0 ? tables : quotes).map((quote): Quote => {
    const table = tableOf(quote);
    if (!table) return quote;
    const isNamed = rowsIn(quote, table).some((row) => distinctive(row, table).some((term) => words.has(term)));
    if (isNamed && !compares) return quote;
    const [first, last] = [table.rows[0], table.rows.at(-1)];
    const whole = first && last && table.rows.length <= SMALL;
    named &&= compares && Boolean(whole);
    return whole ? { ...quote, start: Math.min(quote.start, first.start), end: Math.max(quote.end, last.end) } : quote;
  });
  return { quotes: withoutRepeats(wider), named };
}

type Row = SpanTable['rows'][number];

const rowsIn = ({ start, end }: Quote, { rows }: SpanTable): Row[] =>
  rows.filter((row) => row.start < end && row.end > start);

/** The table with named columns that the quote is rows of. */
function tableOf(quote: Quote): SpanTable | undefined {
  const span = quote.hit.spans.find(({ table }) => table && table.head.length > 0 && rowsIn(quote, table).length > 0);
  return span?.table;
}

/** What tells a row from others: its words that are neither names of columns nor in all rows. */
function distinctive(row: Row, { head, rows }: SpanTable): string[] {
  const common = new Set(head.flatMap(termsOf));
  const others = rows.filter((other) => other !== row).map(({ cells }) => new Set(cells.flatMap(termsOf)));
  return row.cells
    .flatMap(termsOf)
    .filter((term) => !common.has(term) && (others.length === 0 || !others.every((other) => other.has(term))));
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
