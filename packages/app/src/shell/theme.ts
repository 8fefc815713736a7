import { storage } from '@tinystar/features/shared';

export type Theme = 'light' | 'dark';

const KEY = 'theme';

const system = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const readTheme = (): Theme => {
  const stored = storage.read(KEY);
  return stored === 'light' || stored === 'dark' ? stored : system();
};

/** Puts the stored theme on the document; without a stored one the system decides by itself. */
export const applyTheme = (): void => {
  if (storage.read(KEY)) document.documentElement.dataset.theme = readTheme();
};

export const writeTheme = (theme: Theme): void => {
  storage.write(KEY, theme);
  applyTheme();
};
