import { useMemo, useState } from 'react';
import type { EditedBlock, EditedPage } from './model/view.ts';

export interface Selection {
  blocks: readonly EditedBlock[];
  ids: ReadonlySet<string>;
  /** The one chosen last. */
  active: EditedBlock | null;
  /** The one to scroll the pages to: what was chosen elsewhere than on them. */
  shown: EditedBlock | null;
  choose: (id: string, how: { extend?: boolean; show?: boolean }) => void;
}

/** Which blocks are chosen, in reading order. Pages and list read the same; `first` is chosen at the start. */
export const useSelection = (pages: readonly EditedPage[], first: string | null = null): Selection => {
  const [{ anchor, end, shown }, set] = useState<Record<'anchor' | 'end' | 'shown', string | null>>({
    anchor: first,
    end: first,
    shown: first,
  });
  const order = useMemo(() => pages.flatMap((page) => page.blocks), [pages]);
  const places = useMemo(() => new Map(order.map(({ id }, at) => [id, at])), [order]);
  return useMemo(() => {
    const [from, to] = [places.get(anchor ?? ''), places.get(end ?? '')];
    const blocks =
      from === undefined || to === undefined ? [] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
    const at = (id: string | null) => order[places.get(id ?? '') ?? -1] ?? null;
    return {
      blocks,
      ids: new Set(blocks.map(({ id }) => id)),
      active: at(end),
      shown: at(shown),
      choose: (id, { extend = false, show = true }) =>
        set((was) => ({ anchor: extend ? (was.anchor ?? id) : id, end: id, shown: show ? id : was.shown })),
    };
  }, [order, places, anchor, end, shown]);
};
