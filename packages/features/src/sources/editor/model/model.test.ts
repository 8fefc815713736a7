import type { Block } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { changed, pages } from '../fixtures.ts';
import { emptyDraft, isEmpty, patched, without } from './draft.ts';
import { canMerge, draw, merge, removeAll, retype, split, toggle } from './operations.ts';
import { clashesOf, rebased } from './rebase.ts';
import { countsOf, diffOf, viewOf } from './view.ts';

const saved = new Map<string, Block>(pages.flatMap(({ blocks }) => blocks.map((block) => [block.id, block] as const)));
const first = () => viewOf(pages, emptyDraft)[0]!.blocks;
const id = (number: number) => number.toString(16).padStart(32, '0');

test('old and new blocks are compared page by page: enable, disable, add, delete and what was rewritten', () => {
  expect(diffOf(pages, emptyDraft)).toEqual([]);
  const diffs = diffOf(pages, changed);
  expect(diffs.map((diff) => [diff.index, countsOf(diff)])).toEqual([
    [1, { enable: 0, disable: 1, add: 1, delete: 0, edit: 1 }],
    [2, { enable: 0, disable: 0, add: 0, delete: 1, edit: 0 }],
  ]);
  expect(diffs[0]).toMatchObject({ disable: [id(2)], edit: [{ id: id(3) }], add: [{ key: 'new-1', after: id(6) }] });
  expect(diffs[1]!.delete).toEqual([id(8)]);
});

test('a change that is taken back is none, and a new block that goes leaves nothing', () => {
  const off = patched(emptyDraft, saved.get(id(3)), id(3), { status: 'disabled' });
  expect(isEmpty(patched(off, saved.get(id(3)), id(3), { status: 'enabled' }))).toBe(true);
  const [drawn, key] = draw(emptyDraft, first(), 1, { left: 68, top: 150, right: 200, bottom: 180 });
  expect(
    viewOf(pages, drawn)[0]!
      .blocks.map((block) => block.id)
      .indexOf(key),
  ).toBe(3);
  expect(isEmpty(without(drawn, key))).toBe(true);
});

test('a block behind one that is deleted too is saved behind the one before', () => {
  const box = { left: 68, top: 420, right: 200, bottom: 440 };
  const [drawn] = draw(emptyDraft, first(), 1, box);
  const [diff] = diffOf(pages, without(drawn, id(6)));
  expect(diff).toMatchObject({ delete: [id(6)], add: [{ after: id(5) }] });
});

test('neighbours of one kind are merged, and cut again', () => {
  const [, two, three] = first();
  expect(canMerge([two!, first()[3]!])).toBe(false);
  const merged = merge(emptyDraft, saved, [two!, three!]);
  const block = viewOf(pages, merged)[0]!.blocks[1]!;
  expect(block.text).toBe(two!.text + three!.text);
  expect(block.box).toEqual({ left: 68, top: 94, right: 527, bottom: 206 });
  const [cut, key] = split(merged, saved, block, two!.text.length)!;
  const texts = viewOf(pages, cut)[0]!.blocks.filter((each) => [two!.id, key].includes(each.id));
  expect(texts.map(({ text }) => text)).toEqual([two!.text, three!.text]);
  expect(split(merged, saved, block, 0)).toBeNull();
});

test('a heading keeps its line when it is merged with what stands below it', () => {
  const [, two, three] = first();
  const text = (levels: readonly (number | undefined)[]) => {
    const blocks = [two!, three!].map((block, at) => ({ ...block, ...(levels[at] && { headingLevel: levels[at] }) }));
    return viewOf(pages, merge(emptyDraft, saved, blocks))[0]!.blocks[1]!.text;
  };
  expect(text([1])).toBe(`${two!.text}\n${three!.text}`);
  expect(text([1, 2])).toBe(`${two!.text}\n${three!.text}`);
  expect(text([])).toBe(two!.text + three!.text);
});

test('a table is cut before a row, and becomes a paragraph and a table again', () => {
  const table = first()[3]!;
  const [cut] = split(emptyDraft, saved, table, 1)!;
  expect(
    viewOf(pages, cut)[0]!
      .blocks.slice(3, 5)
      .map(({ cells }) => cells?.length),
  ).toEqual([1, 2]);
  const words = retype(emptyDraft, saved, table, 'paragraph');
  const paragraph = viewOf(pages, words)[0]!.blocks[3]!;
  expect(paragraph.text.split('\n')[2]).toBe('中压块 | M8×50 | 16～18N·m');
  expect(isEmpty(retype(words, saved, paragraph, 'table'))).toBe(true);
});

test('several blocks go off and on together', () => {
  const all = first().slice(1, 4);
  const off = toggle(emptyDraft, saved, all);
  const now = viewOf(pages, off)[0]!.blocks.slice(1, 4);
  expect(now.map(({ status }) => status)).toEqual(['disabled', 'disabled', 'disabled']);
  expect(isEmpty(toggle(off, saved, now))).toBe(true);
  expect(removeAll(emptyDraft, all).removed).toHaveLength(3);
});

test('what somebody else has saved is kept, and what both have changed is told', () => {
  const theirs = pages.map((page) => ({
    ...page,
    blocks: page.blocks
      .filter((block) => block.id !== id(8))
      .map((block) => ([id(3), id(6)].includes(block.id) ? { ...block, text: '对方写的' } : block)),
  }));
  const mine = patched(changed, saved.get(id(7)), id(7), { text: '4.2 电压检查' });
  const clashes = clashesOf(pages, theirs, mine);
  // Both deleted block 8, and block 6 is only theirs.
  expect(clashes.map((clash) => [clash.id, clash.theirs?.text])).toEqual([[id(3), '对方写的']]);
  const kept = viewOf(theirs, rebased(mine, theirs, clashes, 'mine'));
  expect(kept[0]!.blocks.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['组串接入前应逐串测量开路电压，并记录环境温度。', '对方写的']),
  );
  const given = viewOf(theirs, rebased(mine, theirs, clashes, 'theirs'));
  expect(given[0]!.blocks.find((block) => block.id === id(3))!.text).toBe('对方写的');
  expect(given[1]!.blocks[0]!.text).toBe('4.2 电压检查');
});

test('what both wrote alike is saved already', () => {
  const theirs = pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, ...changed.patches[block.id] })),
  }));
  expect(clashesOf(pages, theirs, changed)).toEqual([]);
  expect(rebased(changed, theirs, [], 'mine').patches).toEqual({});
});

test('a block that was drawn on a page which another version has no more is on its last page', () => {
  const added = changed.added.map((each) => ({ ...each, page: 2 }));
  const other = pages.slice(0, 1);
  const kept = rebased({ ...emptyDraft, added }, other, [], 'mine');
  expect(diffOf(other, kept)).toMatchObject([{ index: 1, add: [{ text: added[0]!.block.text }] }]);
});

test('a block that somebody deleted while it was rewritten comes back as a new one, if one wants', () => {
  const theirs = pages.map((page) => ({ ...page, blocks: page.blocks.filter((block) => block.id !== id(3)) }));
  const clashes = clashesOf(pages, theirs, changed);
  expect(clashes).toMatchObject([{ id: id(3), theirs: undefined }]);
  const kept = rebased(changed, theirs, clashes, 'mine');
  expect(diffOf(theirs, kept)[0]!.add?.map(({ text }) => text)).toContain(
    '组串接入前应逐串测量开路电压，并记录环境温度。',
  );
});
