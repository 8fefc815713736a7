import { termsOf, type Hit, type Span } from '../../retrieval/index.ts';

/**
 * The blocks of a passage that a sentence of the answer speaks of: those sharing at least half as many distinct terms
 * with it as the best one does. All of them when none shares any, so that a citation always leads somewhere.
 */
export function focus(hit: Hit, sentence: string): Span[] {
  if (hit.spans.length < 2) return hit.spans;
  const wanted = new Set(termsOf(sentence));
  const shared = hit.spans.map(({ start, end }) => {
    const terms = new Set(termsOf(hit.text.slice(start, end)));
    return [...wanted].filter((term) => terms.has(term)).length;
  });
  const best = Math.max(...shared);
  return best === 0 ? hit.spans : hit.spans.filter((_, at) => (shared[at] ?? 0) >= best / 2);
}
