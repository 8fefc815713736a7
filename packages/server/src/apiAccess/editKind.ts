import type { BlockEdit } from '@tinystar/contract';

/** What is told of several edits at once: words that differ from their page weigh more than those that it never had. */
export const editKind = (edits: readonly Pick<BlockEdit, 'kind'>[]): BlockEdit['kind'] | undefined =>
  edits.find(({ kind }) => kind === 'rewritten')?.kind ?? edits[0]?.kind;
