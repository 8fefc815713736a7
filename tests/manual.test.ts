import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { manualPictures, pictureOf, pictureThemes } from '../packages/features/src/help/manualPictures.ts';
import { helpTopics } from '../packages/features/src/shell/helpTopics.ts';
import { helpGroups } from '../packages/server/src/meta/help.ts';

test('every part of the manual leads to an article that the help centre has', () => {
  const articles = helpGroups.flatMap((group) => group.articles.map(({ slug }) => slug));
  const named = helpTopics.manual.parts.map(({ article }) => article);
  expect(named.filter((slug) => slug === undefined || !articles.includes(slug))).toEqual([]);
});

test('every picture of the manual exists, belongs to an article, and is small', () => {
  const articles = helpGroups.flatMap((group) => group.articles.map(({ slug }) => slug));
  expect(Object.keys(manualPictures).filter((slug) => !articles.includes(slug))).toEqual([]);
  const folder = path.resolve(import.meta.dirname, '../packages/app/public');
  const named = Object.keys(manualPictures).flatMap((slug) => pictureThemes.map((theme) => pictureOf(slug, theme)));
  const sizes = named.map((file) => readFileSync(path.join(folder, file)).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(40 * 1_024);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(400 * 1_024);
  const kept = readdirSync(path.join(folder, 'manual')).map((file) => `/manual/${file}`);
  expect(kept.filter((file) => !named.includes(file))).toEqual([]);
});
