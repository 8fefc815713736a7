import { expect, it } from 'vitest';
import { pages } from '../../editor/fixtures.ts';
import { beginning, chosenOf, nextOf, targetsFor } from './targets.ts';

const all = targetsFor({ kind: 'changed' }, pages);

it('every block can be chosen by its page and place, pictures alone for pictures', () => {
  expect(all.map(({ page, number }) => [page, number])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [1, 5],
    [1, 6],
    [2, 1],
    [2, 2],
  ]);
  expect(targetsFor({ kind: 'pictures' }, pages).map(({ block }) => block.text)).toEqual(['图4-1 夹具与压块']);
});

it('what becomes part of a block stands behind it on the same page', () => {
  const [first, second] = all;
  expect(nextOf(all, [first!])).toBe(second);
  expect(nextOf(all, [all[5]!])).toBeUndefined();
  expect(nextOf(all, [])).toBeUndefined();
});

it('a block that is gone meanwhile is not chosen any more', () => {
  expect(chosenOf(all, [all[1]!.block.id, 'gone'])).toEqual([all[1]]);
});

it('the cells of a table begin its line in the list', () => {
  expect(beginning(all[3]!.block)).toBe('部位 | 紧固件 | 扭矩 导轨与夹具 | M8×25 | 12～15N·m 中');
});
