export type ThemeName = 'light' | 'dark';

declare global {
  interface Window {
    /** Lets the picture test change the theme of a rendered story without loading it again. */
    setStoryTheme?: (theme: ThemeName | undefined) => void;
  }
}

let forced: ThemeName | undefined;
const listeners = new Set<() => void>();

window.setStoryTheme = (theme) => {
  forced = theme;
  for (const listener of listeners) listener();
};

/** An outside override of the theme toolbar, as a store for useSyncExternalStore. */
export const themeSwitch = {
  read: () => forced,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
