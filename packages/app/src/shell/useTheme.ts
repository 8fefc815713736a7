import { atom, useAtom } from 'jotai';
import { browserStore } from './browserStore.ts';
import { readContrast, readTheme, writeContrast, writeTheme, type Theme } from './theme.ts';

const shownAtom = atom<Theme>(readTheme());
const themeAtom = atom(
  (get) => get(shownAtom),
  (_get, set, next: Theme) => {
    writeTheme(next);
    set(shownAtom, next);
  },
);

/** The theme shown and how to change it; every place that offers the change shows the same one. */
export const useTheme = () => useAtom(themeAtom, { store: browserStore });

const moreAtom = atom(readContrast());
const contrastAtom = atom(
  (get) => get(moreAtom),
  (_get, set, more: boolean) => {
    writeContrast(more);
    set(moreAtom, more);
  },
);

/** Whether more contrast is chosen, and how to change it. */
export const useContrast = () => useAtom(contrastAtom, { store: browserStore });
