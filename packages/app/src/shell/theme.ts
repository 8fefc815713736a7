import { storage } from '@tinystar/features/shared';

export type Theme = 'light' | 'dark';

const THEME = 'theme';
const CONTRAST = 'contrast';

const system = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const readTheme = (): Theme => {
  const stored = storage.read(THEME);
  return stored === 'light' || stored === 'dark' ? stored : system();
};

/** Whether somebody has chosen more contrast here, whatever the system says. */
export const readContrast = (): boolean => storage.read(CONTRAST) === 'more';

/** Few people need them, so their colours come when they are asked for. */
const loadContrast = (): void => void import('@tinystar/tokens/contrast.css').catch(() => undefined);

/** Puts what is stored on the document; what is not stored the system decides by itself. */
export const applyTheme = (): void => {
  const { dataset } = document.documentElement;
  const more = readContrast();
  if (more) dataset.contrast = 'more';
  else delete dataset.contrast;
  // The chosen contrast stands on a theme by name: without one it would be the light one.
  if (more || storage.read(THEME)) dataset.theme = readTheme();
  else delete dataset.theme;
  const wanted = matchMedia('(prefers-contrast: more)');
  wanted.addEventListener('change', loadContrast, { once: true });
  if (more || wanted.matches) loadContrast();
};

export const writeTheme = (theme: Theme): void => {
  storage.write(THEME, theme);
  applyTheme();
};

export const writeContrast = (more: boolean): void => {
  storage.write(CONTRAST, more ? 'more' : '');
  applyTheme();
};
