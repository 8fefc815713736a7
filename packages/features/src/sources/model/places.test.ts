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

test('the blocks of a whole document are numbered in the order they were read, column after column', () => {
  const columns = [doc('a', 1, 100), doc('b', 1, 500), doc('c', 1, 90), doc('d', 2, 80)];
  const whole = citationsOf({
    '1': entry(doc('a', 1, 100, { locations: columns.flatMap(({ locations }) => locations) })),
  });
  const view = viewSource(whole, { number: 1, reference: 0 }, true);
  expect(view?.places.map(({ number, box: { top } }) => [number, top])).toEqual([
    [1, 100],
    [2, 500],
    [3, 90],
    [4, 80],
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
