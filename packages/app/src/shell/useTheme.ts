import { atom, useAtom } from 'jotai';
import { browserStore } from './browserStore.ts';
import { readTheme, writeTheme, type Theme } from './theme.ts';

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
