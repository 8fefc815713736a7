import { blockTypes, type Block, type Box } from '@tinystar/contract';
import { useState } from 'react';
import { patched } from './model/draft.ts';
import { draw, insertBelow, merge, removeAll, retype, split, toggle } from './model/operations.ts';
import type { DraftHistory } from './model/useDraft.ts';
import type { EditedPage } from './model/view.ts';
import type { Selection } from './useSelection.ts';

export interface BlockActionsOptions {
  history: Pick<DraftHistory, 'draft' | 'change'>;
  /** The blocks as they were saved. */
  saved: ReadonlyMap<string, Block>;
  view: readonly EditedPage[];
  selection: Selection;
  /** Reads a box of a page as a table; null when that failed and was told. */
  onRebuild: (page: number, box: Box) => Promise<{ cells: string[][] } | null>;
}

/** What people do with the chosen blocks. Each is one step, and leaves something chosen. */
export const useBlockActions = ({ history, saved, view, selection, onRebuild }: BlockActionsOptions) => {
  const { draft, change } = history;
  const { blocks, active, choose } = selection;
  const [rebuilding, setRebuilding] = useState(false);
  const pageOf = (page: number) => view.find(({ index }) => index === page);
  const stay = (id: string | undefined) => {
    if (id) choose(id, { show: false });
  };
  return {
    rebuilding,
    toggle: () => change(toggle(draft, saved, blocks)),
    remove() {
      const all = view.flatMap((page) => page.blocks);
      const last = all.findIndex(({ id }) => id === blocks.at(-1)?.id);
      change(removeAll(draft, blocks));
      stay((all[last + 1] ?? all[last - blocks.length])?.id);
    },
    merge() {
      change(merge(draft, saved, blocks));
      stay(blocks[0]?.id);
    },
    /** The second part begins at this character. */
    split(at: number) {
      const done = active && split(draft, saved, active, at);
      if (!done) return;
      change(done[0]);
      stay(done[1]);
    },
    /** Without a type it becomes the next one. */
    retype(type?: Block['type']) {
      if (!active) return;
      const next = blockTypes[(blockTypes.indexOf(active.type) + 1) % blockTypes.length]!;
      change(retype(draft, saved, active, type ?? next));
    },
    insert() {
      if (!active) return;
      const [next, key] = insertBelow(draft, active, pageOf(active.page)?.height ?? 0);
      change(next);
      choose(key, {});
    },
    draw(page: number, box: Box) {
      const [next, key] = draw(draft, pageOf(page)?.blocks ?? [], page, box);
      change(next);
      stay(key);
    },
    async rebuild() {
      if (!active) return;
      setRebuilding(true);
      const table = await onRebuild(active.page, active.box);
      setRebuilding(false);
      if (!table) return;
      const { cells } = table;
      change((now) => patched(now, saved.get(active.id), active.id, { type: 'table', cells }));
    },
  };
};
