import type { Block, Document } from '@tinystar/contract';
import type { SourceView } from './places.ts';

/** The pages of a document that no answer cites, with these blocks marked, opened at the first. */
export function placeView(
  { id, name }: Pick<Document, 'id' | 'name'>,
  blocks: readonly { page: number; block: Block }[],
): SourceView {
  const [first, ...others] = blocks.map(({ page, block }) => ({
    key: block.id,
    number: 0,
    page,
    box: block.box,
    doubtful: [],
  }));
  return {
    docId: id,
    type: 'doc',
    name,
    number: 0,
    pass: null,
    gone: false,
    version: null,
    origin: {},
    of: 'place',
    // One of them is gone to; one does not walk through the others.
    places: first ? [first] : [],
    others,
    regions: [],
    unproven: [],
    waits: false,
    edits: [],
    passages: [],
  };
}
