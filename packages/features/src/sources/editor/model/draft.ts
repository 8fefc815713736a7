import { newId, type Block } from '@tinystar/contract';
import { same } from '../../../shared/drafts.ts';

/** What can be changed of a block. */
export type Patch = Partial<Pick<Block, 'type' | 'box' | 'text' | 'cells' | 'status' | 'images'>>;

/** A block that is not saved yet; `after` is the id or key it was put behind, none at the top of its page. */
export interface AddedBlock {
  key: string;
  page: number;
  after: string | null;
  block: Omit<Block, 'id'>;
}

/** Everything that was changed and not saved. A draft is never changed itself, so that undoing is taking the one before. */
export interface Draft {
  patches: Readonly<Record<string, Patch>>;
  removed: readonly string[];
  added: readonly AddedBlock[];
}

export const emptyDraft: Draft = { patches: {}, removed: [], added: [] };

export const isEmpty = ({ patches, removed, added }: Draft): boolean =>
  Object.keys(patches).length + removed.length + added.length === 0;

/** The draft with a change of one block; what is as it was saved is no change. */
export const patched = (draft: Draft, saved: Block | undefined, id: string, change: Patch): Draft => {
  if (!saved) {
    const added = draft.added.map((each) =>
      each.key === id ? { ...each, block: { ...each.block, ...change } } : each,
    );
    return { ...draft, added };
  }
  const entries = Object.entries({ ...draft.patches[id], ...change }).filter(
    ([key, value]) => !same(value, saved[key as keyof Patch]),
  );
  const { [id]: _, ...others } = draft.patches;
  return { ...draft, patches: entries.length > 0 ? { ...others, [id]: Object.fromEntries(entries) } : others };
};

/** The draft without a block; one that was never saved is forgotten. */
export const without = (draft: Draft, id: string): Draft => {
  const own = draft.added.find(({ key }) => key === id);
  if (!own) return { ...draft, removed: [...draft.removed, id] };
  return {
    ...draft,
    added: draft.added
      .filter((each) => each !== own)
      .map((each) => (each.after === id ? { ...each, after: own.after } : each)),
  };
};

export const withAdded = (draft: Draft, added: AddedBlock): Draft => ({ ...draft, added: [...draft.added, added] });

/** A name for a block until it is saved. */
export const newKey = (): string => `new-${newId()}`;
