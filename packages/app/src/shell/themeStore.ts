import { createStore } from '@tinystar/features/shared';
import { readTheme, writeTheme, type Theme } from './theme.ts';

/** The theme shown, for what offers to change it. */
export const themeStore = createStore<Theme>(readTheme());

export const setTheme = (theme: Theme): void => {
  writeTheme(theme);
  themeStore.set(theme);
};
