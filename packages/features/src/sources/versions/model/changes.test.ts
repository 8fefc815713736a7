import type { VersionChange } from '@tinystar/contract';
import { expect, it } from 'vitest';
import { pages } from '../../editor/fixtures.ts';
import { pageOf, shownOf } from './changes.ts';

const [block] = pages[0]!.blocks;
const change = (kind: VersionChange['kind'], before?: number, after?: number): VersionChange => ({
  kind,
  before: before === undefined ? [] : [{ page: before, block: block! }],
  after: after === undefined ? [] : [{ page: after, block: block! }],
});
const added = change('added', undefined, 7);
const removed = change('removed', 3);
const changes = [removed, change('changed', 4, 6), added];

it('a change is on the page of its first block', () => {
  expect(pageOf(changes, changes[1]!, 'before', 9)).toBe(4);
  expect(pageOf(changes, changes[1]!, 'after', 9)).toBe(6);
});

it('what one side has alone would stand as far away as the change before it', () => {
  expect(pageOf(changes, added, 'before', 9)).toBe(5);
  expect(pageOf(changes, removed, 'after', 9)).toBe(3);
});

it('a page that is not there is the last one', () => {
  expect(pageOf(changes, added, 'before', 4)).toBe(4);
});

it('one walks through all differences or those of a kind', () => {
  expect(shownOf(changes, 'all')).toBe(changes);
  expect(shownOf(changes, 'added')).toEqual([added]);
});
