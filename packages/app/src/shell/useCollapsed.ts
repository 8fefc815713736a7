import { storage } from '@tinystar/features/shared';
import { atom, useAtom } from 'jotai';
import { browserStore } from './browserStore.ts';

const KEY = 'shell.collapsed';

const shownAtom = atom(storage.read(KEY) === 'yes');
const collapsedAtom = atom(
  (get) => get(shownAtom),
  (get, set) => {
    const next = !get(shownAtom);
    if (next) storage.write(KEY, 'yes');
    else storage.remove(KEY);
    set(shownAtom, next);
  },
);

/** Whether the menu is drawn as a rail, and how to change it; remembered by this browser. */
export const useCollapsed = () => useAtom(collapsedAtom, { store: browserStore });
