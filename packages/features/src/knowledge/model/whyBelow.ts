import type { RetrievedPassage } from '@tinystar/contract';

/** What a passage has less of than the one above it. */
export type WhyBelow =
  | { kind: 'lacks'; terms: readonly string[] }
  /** Its words stand further down in the list by words, or not there at all. */
  | { kind: 'words' }
  | { kind: 'meaning' };

type Ranked = Pick<RetrievedPassage, 'matched' | 'words' | 'vectors'>;

/** Places of a list that does not hold a passage come after all others. */
const placeOf = (place: number | undefined) => place ?? Infinity;

/** Why a passage stands below the one above it; null when nothing that is shown tells it. */
export function whyBelow(row: Ranked, above: Ranked): WhyBelow | null {
  // A longer stretch that holds the term counts as the term.
  const terms = above.matched.filter((term) => !row.matched.some((held) => held.includes(term)));
  if (terms.length > 0) return { kind: 'lacks', terms };
  if (placeOf(row.words) > placeOf(above.words)) return { kind: 'words' };
  return placeOf(row.vectors) > placeOf(above.vectors) ? { kind: 'meaning' } : null;
}
