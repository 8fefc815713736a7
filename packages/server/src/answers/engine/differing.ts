import { amountsIn, normalise, STRONG, type Hit } from '../../retrieval/index.ts';
import type { Wish } from '../../retrieval/wishOf.ts';
import type { Quote } from './quotes.ts';

/** More than this beside the first answer would be a list to search through. */
const MOST = 2;
/** A document that answers less surely than the quoted one by more than this speaks of something else. */
const AS_SURE = 0.04;
/** 9:00, 8800 1101, 0.4: what is told without a unit. */
const FIGURES = /\d+(?:[.:：]\d+)*/g;

/**
 * What other documents say otherwise, where one time, price or number is asked for: 七天 here and 十天 there. Only the
 * reader knows which of them holds. `quoteOf` chooses what would be shown of a passage, if it names what is asked for.
 */
export function differing(
  quotes: readonly Quote[],
  hits: readonly Hit[],
  { several, expects }: Wish,
  quoteOf: (hit: Hit) => Quote | undefined,
): Quote[] {
  if (several || !expects || quotes.length === 0) return [];
  const strengthOf = ({ strength = 0 }: Hit) => strength;
  const quoted = quotes.map(({ hit }) => hit);
  const enough = Math.max(STRONG, Math.max(...quoted.map(strengthOf)) - AS_SURE);
  const told = quotes.map((quote) => valuesIn(textOf(quote), expects));
  const found: Quote[] = [];
  for (const hit of hits) {
    const known = [...quoted, ...found.map((quote) => quote.hit)];
    if (strengthOf(hit) < enough || known.some(({ sourceId }) => sourceId === hit.sourceId)) continue;
    const quote = quoteOf(hit);
    const values = quote && valuesIn(textOf(quote), expects);
    if (!quote || !values || values.size === 0) continue;
    if (told.some((others) => [...values].some((value) => others.has(value)))) continue;
    told.push(values);
    found.push(quote);
    if (found.length === MOST) break;
  }
  return found;
}

/** The amounts and figures of a text that says what is expected; none where it does not. */
function valuesIn(text: string, expects: RegExp): ReadonlySet<string> {
  if (!expects.test(text)) return new Set();
  const plain = normalise(text);
  const amounts = amountsIn(plain).map(({ value, unit }) => `${value} ${unit}`);
  return new Set(amounts.length > 0 ? amounts : (plain.match(FIGURES) ?? []));
}

const textOf = ({ hit, start, end }: Quote): string => hit.text.slice(start, end);
