import { readFileSync } from 'node:fs';
import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { cssValue, variableName } from './build/cssValue.ts';
import { exchangeFiles } from './build/exchangeFiles.ts';
import { typedVars } from './build/typedVars.ts';

const colours = ['color.**', 'depth.**'];
/** Hand-written rules for the page itself: Chinese line breaking, inherited colour, the one focus ring. */
const pageRules = readFileSync(new URL('./src/page.css', import.meta.url), 'utf8');
const settings = { theme: 'light', density: 'comfortable', motion: 'full' };
const themes = {
  light: settings,
  dark: { ...settings, theme: 'dark' },
  contrastLight: { ...settings, theme: 'contrastLight' },
  contrastDark: { ...settings, theme: 'contrastDark' },
};

export default defineConfig({
  tokens: ['./src/tinystar.resolver.json'],
  outDir: './generated/',
  alphabetize: false,
  lint: { build: { enabled: false } },
  plugins: [
    css({
      filename: 'theme.css',
      exclude: ['palette.**', 'breakpoint.**', 'container.**'],
      variableName,
      transform: cssValue,
      permutations: [
        { input: settings, exclude: colours, prepare: (css) => `:root {\n${css}\n}` },
        {
          input: settings,
          include: colours,
          prepare: (css) => `:root,\n[data-theme='light'] {\ncolor-scheme: light;\n${css}\n}`,
        },
        {
          input: themes.dark,
          include: colours,
          prepare: (css) =>
            `@media (prefers-color-scheme: dark) {\n:root:not([data-theme]) {\ncolor-scheme: dark;\n${css}\n}\n}`,
        },
        {
          input: themes.dark,
          include: colours,
          prepare: (css) => `[data-theme='dark'] {\ncolor-scheme: dark;\n${css}\n}`,
        },
        {
          input: { ...settings, density: 'compact' },
          include: ['size.md', 'layout.tableRow'],
          prepare: (css) => `[data-density='compact'] {\n${css}\n}`,
        },
        {
          input: { ...settings, motion: 'reduced' },
          include: ['motion.fast', 'motion.base', 'motion.slow', 'motion.rise'],
          // By the system's setting, or for a part of the page by attribute.
          prepare: (css) =>
            `@media (prefers-reduced-motion: reduce) {\n:root {\n${css}\n}\n}\n\n[data-motion='reduced'] {\n${css}\n}\n\n${pageRules}`,
        },
      ],
    }),
    css({
      filename: 'contrast.css',
      include: colours,
      variableName,
      transform: cssValue,
      permutations: [
        {
          input: themes.contrastLight,
          include: colours,
          prepare: (css) =>
            `@media (prefers-contrast: more) {\n:root,\n[data-theme='light'] {\n${css}\n}\n}\n\n` +
            `[data-contrast='more'],\n[data-contrast='more'] [data-theme='light'] {\ncolor-scheme: light;\n${css}\n}`,
        },
        {
          input: themes.contrastDark,
          include: colours,
          prepare: (css) =>
            `@media (prefers-contrast: more) and (prefers-color-scheme: dark) {\n:root:not([data-theme]) {\n${css}\n}\n}\n\n` +
            `@media (prefers-contrast: more) {\n[data-theme='dark'] {\n${css}\n}\n}\n\n` +
            `[data-contrast='more'][data-theme='dark'],\n[data-contrast='more'] [data-theme='dark'] {\ncolor-scheme: dark;\n${css}\n}`,
        },
      ],
    }),
    typedVars({ originsFilename: 'origins.ts', ...themes }),
    exchangeFiles({ themes, densities: { comfortable: settings, compact: { ...settings, density: 'compact' } } }),
  ],
});
