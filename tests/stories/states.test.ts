import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { absent, shownBy, states, type ScreenState } from './states.ts';

const features = path.resolve(import.meta.dirname, '../../packages/features/src');
const nameOf = (file: string) => path.basename(file).replace(/\..*$/, '');
const screens = globSync('*/*{View,Page}.tsx', { cwd: features }).map(nameOf);
const stories = new Map(
  globSync('*/*.stories.tsx', { cwd: features }).map((file) => {
    const text = readFileSync(path.join(features, file), 'utf8');
    return [nameOf(file), [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)];
  }),
);
/** A wired page is looked at in the stories of its view, and a view that only its page uses in those of the page. */
const storiesOf = (screen: string) =>
  [screen, screen.replace(/Page$/, 'View'), screen.replace(/View$/, 'Page'), shownBy[screen] ?? ''].find((name) =>
    stories.has(name),
  );

test('every screen has stories', () => {
  expect(screens.length).toBeGreaterThan(40);
  expect(screens.filter((screen) => !storiesOf(screen))).toEqual([]);
});

test('every screen is shown loading, empty, failed, denied and with long text, or it is written why a state cannot be', () => {
  const missing = [...new Set(screens.map((screen) => storiesOf(screen)!))].flatMap((name) =>
    states
      .filter((state) => !stories.get(name)!.includes(state) && !absent[name]?.[state])
      .map((state) => `${name}: ${state}`),
  );
  expect(missing).toEqual([]);
});

test('no reason is kept for a state that is shown, or for stories that are gone', () => {
  const idle = Object.entries(absent).flatMap(([name, reasons]) =>
    (Object.keys(reasons) as ScreenState[])
      .filter((state) => !stories.has(name) || stories.get(name)!.includes(state))
      .map((state) => `${name}: ${state}`),
  );
  expect(idle).toEqual([]);
  expect(Object.entries(shownBy).filter(([screen, name]) => !screens.includes(screen) || !stories.has(name))).toEqual(
    [],
  );
});
