import type { Block, Page } from '@tinystar/contract';
import { emptyDraft, newKey, patched, type AddedBlock, type Draft, type Patch } from './draft.ts';

/** A block that somebody else has changed or deleted (`theirs` is undefined) and that the draft changes too. */
export interface Clash {
  id: string;
  page: number;
  theirs: Block | undefined;
  /** Undefined where the draft deletes it. */
  mine: Block | undefined;
}

/** Which changes of a draft meet changes that were saved since it was begun. */
export const clashesOf = (before: readonly Page[], now: readonly Page[], draft: Draft): Clash[] => {
  const [was, is] = [blocksOf(before), blocksOf(now)];
  const touched = [...Object.keys(draft.patches), ...draft.removed];
  return touched.flatMap((id) => {
    const [old, theirs] = [was.get(id), is.get(id)];
    if (!old || JSON.stringify(old.block) === JSON.stringify(theirs?.block)) return [];
    const patch = draft.patches[id];
    const mine = draft.removed.includes(id) ? undefined : { ...old.block, ...patch };
    // Both deleted it, or both wrote the same.
    if (!theirs && !mine) return [];
    if (theirs && patch && agrees(theirs.block, patch)) return [];
    return [{ id, page: old.page, theirs: theirs?.block, mine }];
  });
};

const agrees = (block: Block, patch: Patch): boolean =>
  Object.entries(patch).every(([key, value]) => JSON.stringify(value) === JSON.stringify(block[key as keyof Block]));

/**
 * The draft on top of what somebody else has saved: what only one side changed is kept of both. Of the clashes the own
 * changes stay with `mine`, a block the other one deleted as a new one; else they go.
 */
export const rebased = (
  draft: Draft,
  now: readonly Page[],
  clashes: readonly Clash[],
  keep: 'mine' | 'theirs',
): Draft => {
  const present = blocksOf(now);
  const met = new Set(clashes.map(({ id }) => id));
  const stays = (id: string) => present.has(id) && (keep === 'mine' || !met.has(id));
  // Another version of a document may have fewer pages.
  const last = Math.max(...now.map(({ index }) => index));
  const again: AddedBlock[] =
    keep === 'theirs'
      ? []
      : clashes.flatMap(({ page, theirs, mine }) => {
          if (theirs || !mine) return [];
          const { id: _, ...block } = mine;
          const end = now.find(({ index }) => index === page)?.blocks.at(-1)?.id ?? null;
          return [{ key: newKey(), page, after: end, block }];
        });
  return {
    patches: Object.entries(draft.patches)
      .filter(([id]) => stays(id))
      .reduce((kept, [id, patch]) => patched(kept, present.get(id)?.block, id, patch), emptyDraft).patches,
    removed: draft.removed.filter(stays),
    added: [...draft.added, ...again].map((block) => ({ ...block, page: Math.min(block.page, last) })),
  };
};

const blocksOf = (pages: readonly Page[]): Map<string, { block: Block; page: number }> =>
  new Map(pages.flatMap((page) => page.blocks.map((block) => [block.id, { block, page: page.index }] as const)));
