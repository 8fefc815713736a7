import { atom, useAtom } from 'jotai';
import { browserStore } from './browserStore.ts';
import { readCollapsed, writeCollapsed } from './collapsed.ts';

const shownAtom = atom(readCollapsed());
const collapsedAtom = atom(
  (get) => get(shownAtom),
  (get, set) => {
    const next = !get(shownAtom);
    writeCollapsed(next);
    set(shownAtom, next);
  },
);

/** Whether the menu is drawn as a rail, and how to change it; remembered by this browser. */
export const useCollapsed = () => useAtom(collapsedAtom, { store: browserStore });
