import type { SentenceMap } from '@tinystar/contract';
import type { Hit } from '../../retrieval/index.ts';
import { referenceOf } from './reference.ts';

/** So many places at most: an answer is kept with them, and read with each page of the history. */
const MOST = 3;
/** Characters of each: enough to see what it is about. */
const SHORT = 160;

/**
 * Adds what was found in the cited documents but is not cited, best first, to the first number of its document. Places
 * of documents that are not cited at all are no sources of this answer.
 */
export function addUncited(sentenceMap: SentenceMap, uncited: readonly Hit[]): void {
  const entries = Object.entries(sentenceMap).toSorted(([a], [b]) => Number(a) - Number(b));
  const cited = new Set(
    entries.flatMap(([, { reference }]) =>
      reference.flatMap(({ locations }) => locations.map(({ blockId }) => blockId)),
    ),
  );
  let left = MOST;
  for (const hit of uncited) {
    if (left === 0) return;
    const home = entries.find(
      ([
        ,
        {
          reference: [first],
        },
      ]) => first?.type === 'doc' && first.doc_id === hit.sourceId,
    );
    const spans = hit.spans.filter(({ blockId }) => !cited.has(blockId));
    if (!home || hit.kind !== 'doc' || spans.length === 0) continue;
    home[1].reference_filtered.push(referenceOf(hit, Number(home[0]), hit.text.slice(0, SHORT), spans));
    left -= 1;
  }
}
