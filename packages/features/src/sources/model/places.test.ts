import type { Reference } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { citationsOf } from '../../shared/citations.ts';
import { viewSource } from './places.ts';

const box = (top: number) => ({ left: 72, top, right: 500, bottom: top + 40 });
const doc = (blockId: string, page: number, top: number, more: Partial<Reference> = {}): Reference => ({
  id: blockId,
  type: 'doc',
  doc_id: 'd'.repeat(32),
  doc_name: 'HY-110K安装手册_V2.3.pdf',
  is_doc_deleted: false,
  reference_id: blockId,
  reference_index: 1,
  image_paths: [],
  text: `段落${blockId}`,
  locations: [{ blockId, page, box: box(top) }],
  ...more,
});
const entry = (...reference: Reference[]) => ({ reference, reference_filtered: [] });
const citations = citationsOf({
  '2': entry(doc('b', 14, 400), doc('a', 14, 100), doc('c', 13, 500)),
  '1': entry(doc('x', 12, 300)),
  '3': entry(doc('y', 3, 10, { doc_id: 'e'.repeat(32), doc_name: '排查指南.docx' })),
  '4': entry(),
});

test('one walks through the blocks of a number in reading order, the other numbers of the file are marked too', () => {
  const view = viewSource(citations, { number: 2, reference: 0 });
  expect(view?.places.map(({ page, box: { top } }) => [page, top])).toEqual([
    [13, 500],
    [14, 100],
    [14, 400],
  ]);
  expect(view?.others.map(({ number, page }) => [number, page])).toEqual([[1, 12]]);
});

test('the blocks of one passage keep the order they were read in: columns one after the other, a turned page from its side', () => {
  const at = (blockId: string, page: number, left: number, top: number) => ({
    blockId,
    page,
    box: { left, top, right: left + 200, bottom: top + 40 },
  });
  const columns = [at('left', 2, 72, 600), at('right', 2, 320, 80), at('next', 3, 72, 80)];
  const view = viewSource(citationsOf({ '1': entry(doc('left', 2, 0, { locations: columns })) }), {
    number: 1,
    reference: 0,
  });
  expect(view?.places.map(({ page, box }) => [page, box.left, box.top])).toEqual([
    [2, 72, 600],
    [2, 320, 80],
    [3, 72, 80],
  ]);
});

test('a document that nothing cites has no place to walk to, and its regions are what was read from it', () => {
  const all = citationsOf({ '1': entry(doc('b', 2, 80), doc('a', 1, 100)), '2': entry(doc('c', 3, 80)) });
  const view = viewSource(all, { number: 1, reference: 0 }, 'document');
  expect([view?.places, view?.others]).toEqual([[], []]);
  expect(view?.regions.map(({ page, box: { top } }) => [page, top])).toEqual([
    [1, 100],
    [2, 80],
  ]);
});

test('numbers without a source stay plain text', () => {
  expect(citations.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(viewSource(citations, { number: 9, reference: 0 })).toBeNull();
});

test('a file without pages and a question pair show their words instead', () => {
  const empty = { left: 0, top: 0, right: 0, bottom: 0 };
  const flat = citationsOf({
    '1': entry(doc('f', 1, 0, { locations: [{ blockId: 'f', page: 1, box: empty }] })),
    '2': entry(doc('q', 1, 0, { type: 'qa', question: '如何验收？', locations: [] })),
  });
  expect(viewSource(flat, { number: 1, reference: 0 })).toMatchObject({ places: [], passages: [{ text: '段落f' }] });
  expect(viewSource(flat, { number: 2, reference: 0 })).toMatchObject({ name: '如何验收？', places: [] });
});

test('the answer of a pair, which is Markdown, is shown as words', () => {
  const text = '| 品种 | 单价 |\n|---|---|\n| **嘎啦** | 4元 |';
  const pair = citationsOf({ '1': entry(doc('q', 1, 0, { type: 'qa', question: '怎么卖？', locations: [], text })) });
  expect(viewSource(pair, { number: 1, reference: 0 })?.passages[0]?.text).toBe('品种：嘎啦，单价：4元');
});

test('a cited document tells which version was cited: the first where none is named', () => {
  const versionOf = (more: Partial<Reference>, of?: 'document') =>
    viewSource(citationsOf({ '1': entry(doc('a', 1, 10, more)) }), { number: 1, reference: 0 }, of)?.version;
  expect(versionOf({})).toEqual({ state: 'current', number: 1 });
  expect(versionOf({ doc_version: 2, current_version: 3 })).toEqual({ state: 'earlier', number: 2, now: 3 });
  expect(versionOf({ current_version: 3, is_version_deleted: true })).toEqual({ state: 'deleted', number: 1 });
  expect(versionOf({ type: 'qa' })).toBeNull();
  expect(versionOf({}, 'document')).toBeNull();
});

test('blocks of two versions of one document are not places of the same pages', () => {
  const view = viewSource(citationsOf({ '1': entry(doc('a', 1, 10), doc('b', 2, 10, { doc_version: 2 })) }), {
    number: 1,
    reference: 1,
  });
  expect(view?.places.map(({ page }) => page)).toEqual([2]);
});
