import type { VersionChange } from '@tinystar/contract';
import { expect, it } from 'vitest';
import { pages } from '../../editor/fixtures.ts';
import { pageOf, shownOf } from './changes.ts';

const [block] = pages[0]!.blocks;
const change = (kind: VersionChange['kind'], before?: number, after?: number, beside?: number): VersionChange => ({
  kind,
  before: before === undefined ? [] : [{ page: before, block: block! }],
  after: after === undefined ? [] : [{ page: after, block: block! }],
  ...(beside !== undefined && { beside }),
});
const added = change('added', undefined, 7, 5);
const removed = change('removed', 3, undefined, 2);
const changes = [removed, change('changed', 4, 6), added];

it('a change is on the page of its first block', () => {
  expect(pageOf(changes[1]!, 'before')).toBe(4);
  expect(pageOf(changes[1]!, 'after')).toBe(6);
});

it('what one side has alone would stand there on the page beside it', () => {
  expect(pageOf(added, 'before')).toBe(5);
  expect(pageOf(removed, 'after')).toBe(2);
});

it('one walks through all differences or those of a kind', () => {
  expect(shownOf(changes, 'all')).toBe(changes);
  expect(shownOf(changes, 'added')).toEqual([added]);
});
