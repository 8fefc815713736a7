import type { Reference } from '@tinystar/contract';
import type { Hit, Span } from '../../retrieval/index.ts';

/** What a number in the answer stands for: the hit, the words it is cited for, and the blocks they stand in. */
export function referenceOf(hit: Hit, index: number, text: string, spans: readonly Span[]): Reference {
  const isPair = hit.kind === 'qa';
  return {
    id: String(hit.id),
    type: hit.kind,
    doc_id: hit.sourceId,
    doc_name: hit.name,
    is_doc_deleted: false,
    ...(hit.version !== undefined && { doc_version: hit.version }),
    reference_id: isPair ? hit.sourceId : (spans[0]?.blockId ?? hit.blockIds[0] ?? ''),
    reference_index: index,
    ...(isPair ? { question_id: hit.sourceId, question: hit.name } : {}),
    image_paths: [...new Set(spans.flatMap(({ blockId }) => hit.pictures?.get(blockId) ?? []))],
    text,
    score: Math.round(((hit.standsOut ? undefined : hit.strength) ?? hit.score) * 1000) / 1000,
    locations: spans.map(({ blockId, page, box, doubtful }) => ({
      blockId,
      page,
      box,
      ...(doubtful && { doubtful: [...doubtful] }),
    })),
  };
}
