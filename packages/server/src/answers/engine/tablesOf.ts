import { markdownTables } from '@tinystar/contract/plainText';
import type { Hit, SpanTable } from '../../retrieval/index.ts';

const ofPairs = new WeakMap<Hit, readonly SpanTable[]>();

/** The tables of a passage: those read from its document, or those that the maker of a Q&A pair wrote as Markdown. */
export function tablesOf(hit: Hit): readonly SpanTable[] {
  if (hit.kind !== 'qa') return hit.spans.flatMap(({ table }) => table ?? []);
  const known = ofPairs.get(hit) ?? markdownTables(hit.text);
  ofPairs.set(hit, known);
  return known;
}
