import { expect, test } from 'vitest';
import { helpTopics } from '../packages/features/src/shell/helpTopics.ts';
import { helpGroups } from '../packages/server/src/meta/help.ts';

test('every part of the manual leads to an article that the help centre has', () => {
  const articles = helpGroups.flatMap((group) => group.articles.map(({ slug }) => slug));
  const named = helpTopics.manual.parts.map(({ article }) => article);
  expect(named.filter((slug) => slug === undefined || !articles.includes(slug))).toEqual([]);
});
